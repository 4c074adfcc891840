import type { Source } from '@layover/server-kit/environment/secret-files'
import { type Static, Type } from '@sinclair/typebox'

/** The text of a whole number; `config.ts` checks its range. */
function wholeNumber(fallback: number, range: readonly [number, number], description: string) {
  return Type.String({ pattern: '^\\d{1,9}$', default: String(fallback), range, description })
}

const HOUR_MS = 3_600_000
const GIGABYTE = 1_000_000_000 - 1

function choice<const V extends readonly string[]>(values: V, fallback: V[number], description: string) {
  return Type.String({ pattern: `^(${values.join('|')})$`, default: fallback, description })
}

/** Two rates, for a visitor and for an address: a count and its seconds. */
function limit(fallback: string, description: string) {
  return Type.String({
    pattern: '^(off|\\d{1,9}/\\d{1,6} \\d{1,9}/\\d{1,6})$',
    default: fallback,
    description,
  })
}

const agentId = '^[A-Za-z0-9_-]{1,64}$'

/**
 * Every variable of this server. All values are text, as in the environment. A variable without a `default` is required. One
 * with `secret` is never shown whole and may come from a file. A test compares the table in the README with this schema.
 */
export const Environment = Type.Object({
  PORT: wholeNumber(3000, [0, 65_535], 'Port to listen on.'),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1', description: 'Address to listen on.' }),
  METRICS_PORT: wholeNumber(
    0,
    [0, 65_535],
    'Port for `/metrics`, never the public one. 0: metrics are not served.',
  ),
  METRICS_HOST: Type.String({
    minLength: 1,
    default: '127.0.0.1',
    description: 'Address that Prometheus reaches metrics at; keep it inside your network.',
  }),
  PUBLIC_ORIGIN: Type.String({
    minLength: 1,
    description: 'Origins the shop is reached under, separated by commas. https everywhere but on loopback.',
  }),
  UPSTREAM_URL: Type.String({
    minLength: 1,
    description: 'The provider’s API; a path in it is put before each call.',
  }),
  UPSTREAM_HEALTH_PATH: Type.String({
    pattern: '^/[\\w./-]*$',
    default: '/health/live',
    description: 'Path of the provider that `/health/ready` requests; any answer below 500 counts.',
  }),
  UPSTREAM_ADDITIONS: Type.String({
    default: 'order.get,order.status',
    description: 'Which of our additional calls the provider has, by id; empty for none.',
  }),
  CARD_PROVIDER_PUBLIC_URL: Type.String({
    minLength: 1,
    description:
      'The card provider as browsers reach it; the only foreign origin that the shop may connect to.',
  }),
  SESSION_KEYS: Type.String({
    minLength: 1,
    secret: 'whole',
    description:
      'Keys of the session cookie, newest first, separated by commas; each 32 random bytes as base64 or hex.',
  }),
  AGENT_ID_GENERAL: Type.String({ pattern: agentId, description: 'Agent id of general calls.' }),
  AGENT_ID_POPULAR: Type.String({ pattern: agentId, description: 'Agent id of the popular lists.' }),
  VALIDATION: choice(
    ['enforce', 'report'],
    'enforce',
    '`enforce`: an answer that breaks the contract is a 502. `report`: it passes and is logged.',
  ),
  TRUST_PROXY: Type.String({
    default: '',
    description: 'Addresses or networks of proxies whose X-Forwarded-For is believed, separated by commas.',
  }),
  WEB_ROOT: Type.String({
    default: '',
    description: 'Folder of the built shop. Empty: the calls alone are served.',
  }),
  ANALYTICS_URL: Type.String({ default: '', description: 'Where the shop sends events. Empty: nowhere.' }),
  LOG_LEVEL: choice(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'info',
    'Least serious line to log.',
  ),
  ANSWER_LIMIT_BYTES: wholeNumber(4_194_304, [65_536, GIGABYTE], 'Largest answer taken from the provider.'),
  UPSTREAM_CONNECTIONS: wholeNumber(64, [1, 10_000], 'Most connections to the provider at once.'),
  UPSTREAM_KEEP_ALIVE_MS: wholeNumber(
    4_000,
    [1, HOUR_MS],
    'How long an idle connection is kept; less than the provider keeps it.',
  ),
  BREAKER_FAULTS: wholeNumber(
    10,
    [1, 10_000],
    'Broken, refused or silent connections to the provider in a row that open the breaker.',
  ),
  BREAKER_OPEN_MS: wholeNumber(
    2_000,
    [10, HOUR_MS],
    'How long the breaker stays open before one call is let through to probe the provider.',
  ),
  REQUEST_TIMEOUT_MS: wholeNumber(15_000, [100, HOUR_MS], 'Longest time a request may take to arrive.'),
  HEADERS_TIMEOUT_MS: wholeNumber(10_000, [100, HOUR_MS], 'Longest time its headers may take.'),
  SHED_DELAY_MS: wholeNumber(
    1_000,
    [0, HOUR_MS],
    'Mean delay of the event loop above which requests are refused with 503; 0: never.',
  ),
  SHED_HEAP_PERCENT: wholeNumber(
    92,
    [0, 100],
    'Share of the heap’s limit in use above which requests are refused with 503; 0: never.',
  ),
  DRAIN_ANNOUNCE_MS: wholeNumber(
    1_500,
    [0, HOUR_MS],
    'How long a balancer gets to see that the server stops, before new connections are refused.',
  ),
  DRAIN_TIMEOUT_MS: wholeNumber(
    30_000,
    [0, HOUR_MS],
    'Longest time to let running calls end once the server stops.',
  ),
  IDEMPOTENCY_TTL_S: wholeNumber(
    86_400,
    [60, 31_536_000],
    'How long the answer of an order is stored under its key.',
  ),
  IDEMPOTENCY_MAX_BYTES: wholeNumber(
    33_554_432,
    [65_536, GIGABYTE],
    'Most memory for stored answers of orders.',
  ),
  CACHE_MAX_BYTES: wholeNumber(
    67_108_864,
    [0, GIGABYTE],
    'Most memory for cached answers of reads. 0: none are cached.',
  ),
  REDIS_URL: Type.String({
    default: '',
    secret: 'password',
    description:
      'Redis that several gateways share limits and idempotency keys through. Empty: each has its own.',
  }),
  RATE_LIMIT_CALLS: limit(
    '600/60 12000/60',
    'All calls: count/seconds for a visitor, then for an address. `off`: no limit. The limits below have the same form.',
  ),
  RATE_LIMIT_DISCOUNT: limit('30/600 1200/600', 'Discount codes tried.'),
  RATE_LIMIT_LOOKUP: limit('60/600 1800/600', 'Orders looked up by reference and key.'),
  RATE_LIMIT_ACCOUNT: limit('10/600 300/600', 'Attempts to delete an account.'),
  RATE_LIMIT_FORMS: limit('10/3600 600/3600', 'Contact and feedback sent.'),
  RATE_LIMIT_ORDERS: limit(
    '30/600 1200/600',
    'Orders made. Payments of them are never limited by themselves.',
  ),
  RATE_LIMIT_HOLDS: limit('120/600 3600/600', 'Places held, availability checked, card sessions opened.'),
})
export type Environment = Static<typeof Environment>

/** The values of known variables, with defaults for absent ones. */
export function withDefaults(source: Source): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, schema] of Object.entries(Environment.properties)) {
    const value = source[name] ?? (schema.default as string | undefined)
    if (value !== undefined) values[name] = value
  }
  return values
}
