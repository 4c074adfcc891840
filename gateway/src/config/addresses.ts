const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

/** Hides the password in an address: none belongs there, so it may be a real one. */
function withoutPassword(text: string): string {
  return text.replace(/\/\/.*@/, '//hidden@')
}

/** Parses an http or https address without credentials, query or fragment; adds a fault for any other text. */
export function parseAddress(name: string, text: string, faults: string[]): URL | undefined {
  const url = parseUrl(text)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (!url || !isWeb || url.username || url.password || url.search || url.hash) {
    faults.push(`${name}: expected an http or https address, got ${JSON.stringify(withoutPassword(text))}`)
    return undefined
  }
  return url
}

/** Parses a `redis:` or `rediss:` address. It may hold a password, so the fault does not repeat it. */
export function parseRedisAddress(text: string, faults: string[]): URL | undefined {
  const url = parseUrl(text)
  if (url?.hostname && (url.protocol === 'redis:' || url.protocol === 'rediss:')) return url
  faults.push('REDIS_URL: expected an address such as redis://127.0.0.1:6379, got something else')
  return undefined
}

function parseOrigin(text: string, faults: string[]): URL | undefined {
  const url = parseAddress('PUBLIC_ORIGIN', text, faults)
  if (!url) return undefined
  if (url.pathname !== '/') {
    faults.push(`PUBLIC_ORIGIN: ${JSON.stringify(text)} has a path; an origin has none`)
  }
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) {
    faults.push(`PUBLIC_ORIGIN: ${text} needs https; plain http is for loopback alone`)
  }
  return url
}

export interface PublicOrigins {
  /** The accepted values of an Origin header, such as `https://shop.example`. */
  readonly origins: ReadonlySet<string>
  /** The accepted values of a Host header, such as `shop.example` and `shop.example:443`. */
  readonly hosts: ReadonlySet<string>
  /** Whether cookies may be Secure: false on plain loopback alone (P334). */
  readonly isSecure: boolean
  /** The first origin in the list. Search engines and shared links get this one. */
  readonly main: { readonly origin: string; readonly host: string }
}

export function parseOrigins(text: string, faults: string[]): PublicOrigins {
  const urls = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => parseOrigin(part, faults) ?? [])
  const secure = urls.filter((url) => url.protocol === 'https:')
  if (secure.length > 0 && secure.length < urls.length) {
    faults.push('PUBLIC_ORIGIN: http and https cannot be mixed, since one cookie serves them all')
  }
  return {
    origins: new Set(urls.map((url) => url.origin)),
    hosts: new Set(
      urls.flatMap((url) => [url.host, `${url.hostname}:${url.port || DEFAULT_PORTS[url.protocol]}`]),
    ),
    isSecure: secure.length > 0,
    main: { origin: urls[0]?.origin ?? '', host: urls[0]?.host ?? '' },
  }
}
