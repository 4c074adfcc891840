import { splitList } from '@layover/contracts'
import { parseUrl } from '@layover/server-kit/environment/parse-url'
import { Refusal } from '@layover/server-kit/environment/variable'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

export function isLoopback({ hostname }: URL): boolean {
  return LOOPBACK.test(hostname)
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

/** Hides the password and the query of an address: neither belongs there, so a real secret may stand in it. */
function withoutSecrets(text: string): string {
  return text.replace(/\/\/.*@/, '//hidden@').replace(/[?#].*$/s, '?hidden')
}

/** Parses an http or https address without credentials, query or fragment. */
export function parseAddress(text: string): URL | Refusal {
  const url = parseUrl(text)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (url && isWeb && !url.username && !url.password && !url.search && !url.hash) return url
  const expected = isWeb ? 'an address without a user, a query or a fragment' : 'an http or https address'
  return new Refusal(`expected ${expected}, got ${JSON.stringify(withoutSecrets(text))}`)
}

/** A path names a database by its number. */
const REDIS_PATH = /^(\/\d*)?$/

/** Parses a `redis:` or `rediss:` address, which may hold a password. */
export function parseRedisAddress(text: string): URL | Refusal {
  const url = parseUrl(text)
  const isRedis = url?.protocol === 'redis:' || url?.protocol === 'rediss:'
  return url?.hostname && isRedis && REDIS_PATH.test(url.pathname) ? url : new Refusal()
}

function parseOrigin(text: string): URL | Refusal {
  const url = parseAddress(text)
  if (url instanceof Refusal) return url
  const faults: string[] = []
  if (url.hostname.includes('*')) faults.push(`${JSON.stringify(text)} has a wildcard; an origin is one host`)
  if (url.pathname !== '/') faults.push(`${JSON.stringify(text)} has a path; an origin has none`)
  if (url.protocol === 'http:' && !isLoopback(url)) {
    faults.push(`${text} needs https; plain http is for loopback alone`)
  }
  return faults.length > 0 ? new Refusal(...faults) : url
}

/** Parses origins such as `https://pictures.example`. @returns them without a final slash */
export function parseOriginList(text: string): readonly string[] | Refusal {
  const parsed = splitList(text).map(parseOrigin)
  const faults = parsed.flatMap((each) => (each instanceof Refusal ? each.reasons : []))
  return faults.length > 0
    ? new Refusal(...faults)
    : parsed.flatMap((each) => (each instanceof URL ? [each.origin] : []))
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

export function parseOrigins(text: string): PublicOrigins | Refusal {
  const parsed = splitList(text).map(parseOrigin)
  const urls = parsed.filter((each) => each instanceof URL)
  const faults = parsed.flatMap((each) => (each instanceof Refusal ? each.reasons : []))
  const secure = urls.filter((url) => url.protocol === 'https:')
  if (secure.length > 0 && secure.length < urls.length) {
    faults.push('http and https cannot be mixed, since one cookie serves them all')
  }
  const [main] = urls
  if (main === undefined || faults.length > 0) return new Refusal(...faults)
  return {
    origins: new Set(urls.map((url) => url.origin)),
    hosts: new Set(
      urls.flatMap((url) => [url.host, `${url.hostname}:${url.port || DEFAULT_PORTS[url.protocol]}`]),
    ),
    isSecure: secure.length > 0,
    main: { origin: main.origin, host: main.host },
  }
}
