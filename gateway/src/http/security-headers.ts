import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'

export type HeaderSet = Readonly<Record<string, string>>

/** Hashes of the inline scripts and styles of one page, as the build writes them. */
export interface InlineHashes {
  readonly script: readonly string[]
  readonly style: readonly string[]
}

export interface HeaderFacts {
  readonly isSecure: boolean
  /** Foreign origins that the shop may connect to: the card provider's, and analytics where there is one. */
  readonly connectOrigins: readonly string[]
  /** Foreign origins of photographs. */
  readonly imageOrigins: readonly string[]
}

/** 'Use my current location' needs geolocation; the shop's pages need none of the others. */
const PERMISSIONS = 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()'

/** Where browsers send violations, beside each page. */
export const REPORT_PATH = '/csp-report'

const REPORTED = { 'report-uri': [REPORT_PATH], 'report-to': ['csp'] }

/** Not enforced yet: its reports show which script would break (P335). */
const REPORT_ONLY = `require-trusted-types-for 'script';report-uri ${REPORT_PATH};report-to csp`

function quoted(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`)
}

function pageDirectives({ connectOrigins, imageOrigins }: HeaderFacts, { script, style }: InlineHashes) {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(script)],
    'style-src': ["'self'", ...quoted(style)],
    'img-src': ["'self'", 'data:', ...imageOrigins],
    'connect-src': ["'self'", ...connectOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    ...REPORTED,
  }
}

/** The headers that @fastify/helmet sets, made once: making them for each request costs more than the checks do. */
async function helmetHeaders(options: FastifyHelmetOptions): Promise<HeaderSet> {
  const app = Fastify()
  await app.register(helmet, options)
  app.get('/', (_request, reply) => reply.send(''))
  const { headers } = await app.inject('/')
  await app.close()
  const own = ['content-length', 'content-type', 'date', 'connection']
  const added = Object.entries(headers).filter(([name]) => !own.includes(name))
  return Object.fromEntries(added.map(([name, value]) => [name, String(value)]))
}

function helmetOptions(isSecure: boolean, directives: Record<string, string[]>): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
  }
}

/** The headers of one page: inline code runs only where its hash is in the build's list. */
export async function pageHeaders(facts: HeaderFacts, hashes: InlineHashes): Promise<HeaderSet> {
  const headers = await helmetHeaders(helmetOptions(facts.isSecure, pageDirectives(facts, hashes)))
  return {
    ...headers,
    'permissions-policy': PERMISSIONS,
    'reporting-endpoints': `csp="${REPORT_PATH}"`,
    'content-security-policy-report-only': REPORT_ONLY,
  }
}

/** The headers of every answer that is no page: it may load nothing, and no page may frame it. */
export function plainHeaders(isSecure: boolean): Promise<HeaderSet> {
  return helmetHeaders(helmetOptions(isSecure, { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }))
}
