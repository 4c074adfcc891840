import { pem } from '@layover/server-kit/environment/client-tls'
import {
  host,
  logLevel,
  oneOf,
  optional,
  port,
  text,
  type Variable,
  wholeNumber,
} from '@layover/server-kit/environment/variable'
import { ADDITIONS, parseAdditions } from './additions.ts'
import { parseAddress, parseOriginList, parseOrigins, parseRedisAddress } from './addresses.ts'
import { AGENT_ID, parseAgents } from './agents.ts'
import { parseLimit } from './limits.ts'
import { parseProxies } from './proxies.ts'
import { parseSessionKeys } from './session-keys.ts'
import { parseUpstreamHeaders } from './upstream-headers.ts'
import { parseUpstreamStates } from './upstream-states.ts'
import { workerCount } from './workers.ts'

const HOUR_MS = 3_600_000
const GIGABYTE = 1_000_000_000 - 1

function address(description: string) {
  return { description, expected: 'an http or https address', parse: parseAddress }
}

function agentId(description: string) {
  return text(description, '1 to 64 letters, digits, - or _', AGENT_ID)
}

function limit(description: string, fallback: string) {
  return {
    description,
    expected: 'two rates such as 600/60 12000/60, or off',
    default: fallback,
    parse: parseLimit,
  }
}

/** Every variable of this server. The start-up check, `--check` and the README's table all use them. */
export const variables = {
  PORT: port('Port to listen on.', 3000),
  HOST: host('Address to listen on.'),
  GATEWAY_WORKERS: workerCount(
    'Processes that serve; `auto`: one for each core. More than one needs `REDIS_URL`, and has its own pool and memory each.',
  ),
  METRICS_PORT: port('Port for `/metrics`, never the public one. 0: metrics are not served.', 0),
  METRICS_HOST: host('Address that Prometheus reaches metrics at; keep it inside your network.'),
  PUBLIC_ORIGIN: {
    description: 'Origins the shop is reached under, separated by commas. https everywhere but on loopback.',
    expected: 'http or https origins, separated by commas',
    parse: parseOrigins,
  },
  UPSTREAM_URL: address('The provider’s API; a path in it is put before each call.'),
  UPSTREAM_HEALTH_PATH: text(
    'Path of the provider that `/health/ready` requests; any answer below 500 counts.',
    'a path',
    /^\/[\w./-]*$/,
    { default: '/health/live' },
  ),
  UPSTREAM_ADDITIONS: {
    description: 'Which of our additional calls the provider has, by id; empty for none.',
    expected: 'ids of additional calls, separated by commas',
    default: ADDITIONS.join(','),
    mayBeEmpty: true,
    parse: parseAdditions,
  },
  UPSTREAM_STATES: optional({
    description: 'The provider’s success codes where they differ from the contract’s, such as `11=00,1=01`.',
    expected: 'pairs such as 11=00, separated by commas',
    parse: parseUpstreamStates,
  }),
  UPSTREAM_HEADERS: optional({
    description: 'Headers that the provider requires, one a line, such as `Authorization: Bearer …`.',
    expected: 'lines such as Name: value',
    secret: 'whole',
    parse: parseUpstreamHeaders,
  }),
  UPSTREAM_CA: pem(
    'Certificates that the provider’s own is checked against, instead of the well-known ones.',
  ),
  UPSTREAM_CLIENT_CERT: pem('Certificate that the gateway shows to the provider.'),
  UPSTREAM_CLIENT_KEY: pem('Its key.'),
  CARD_PROVIDER_PUBLIC_URL: address(
    'The card provider as browsers reach it; the only foreign origin that the shop may connect to.',
  ),
  CARD_VAULT_PATH: text(
    'Path of the card vault at that address; browsers send cards there where the way of a card is the vault.',
    'a path',
    /^\/[\w./~-]*$/,
    { default: '/payment/v2/front/cacheCardInfo' },
  ),
  SESSION_KEYS: {
    description:
      'Keys of the session cookie, newest first, one in a line or commas between: the first seals, all open.',
    expected: 'keys of 32 random bytes each, as base64 or hex',
    secret: 'whole',
    parse: parseSessionKeys,
  },
  AGENT_ID_GENERAL: agentId('Agent id of general calls.'),
  AGENT_ID_POPULAR: agentId('Agent id of the popular lists.'),
  AGENTS: optional({
    description:
      'Further agents that the provider’s answers or resellers’ links name, separated by commas. Any other is unknown.',
    expected: 'agent ids, separated by commas',
    parse: parseAgents,
  }),
  VALIDATION: oneOf(
    '`enforce`: an answer that breaks the contract is a 502. `report`: it passes and is logged.',
    ['enforce', 'report'],
    'enforce',
  ),
  TRUST_PROXY: optional({
    description:
      'Proxies whose X-Forwarded-For is believed, separated by commas; `uniquelocal` is every private network.',
    expected: 'addresses or networks',
    parse: parseProxies,
  }),
  WEB_ROOT: optional(
    text('Folder of the built shop. Without it the calls alone are served.', 'a folder', /./),
  ),
  SERVICE_WORKER: oneOf(
    '`off`: browsers get a service worker that removes the shop’s own, and pages no longer open offline.',
    ['on', 'off'],
    'on',
  ),
  ANALYTICS_URL: optional(address('Where the shop sends events. Without it they are not sent.')),
  IMAGE_ORIGINS: optional({
    description: 'Origins of the provider’s photographs, separated by commas. Those of others are not shown.',
    expected: 'http or https origins, separated by commas',
    parse: parseOriginList,
  }),
  LOG_LEVEL: logLevel(),
  ANSWER_LIMIT_BYTES: wholeNumber('Largest answer taken from the provider.', [65_536, GIGABYTE], 4_194_304),
  UPSTREAM_CONNECTIONS: wholeNumber('Most connections to the provider at once.', [1, 10_000], 64),
  ADDRESS_SHARE_PERCENT: wholeNumber(
    'How much of the connections for one kind of call the requests of one address may use at once.',
    [1, 100],
    50,
  ),
  UPSTREAM_KEEP_ALIVE_MS: wholeNumber(
    'How long an idle connection stays open; less than the provider keeps it.',
    [1, HOUR_MS],
    4_000,
  ),
  BREAKER_FAULTS: wholeNumber(
    'Broken, refused or silent connections to the provider in a row that open the breaker.',
    [1, 10_000],
    10,
  ),
  BREAKER_OPEN_MS: wholeNumber(
    'How long the breaker stays open before one call is let through to probe the provider.',
    [10, HOUR_MS],
    2_000,
  ),
  REQUEST_TIMEOUT_MS: wholeNumber('Longest time a request may take to arrive.', [100, HOUR_MS], 15_000),
  HEADERS_TIMEOUT_MS: wholeNumber('Longest time its headers may take.', [100, HOUR_MS], 10_000),
  SHED_DELAY_MS: wholeNumber(
    'Mean delay of the event loop above which requests are refused with 503; 0: never.',
    [0, HOUR_MS],
    1_000,
  ),
  SHED_HEAP_PERCENT: wholeNumber(
    'Share of the heap’s limit in use above which requests are refused with 503; 0: never.',
    [0, 100],
    92,
  ),
  DRAIN_ANNOUNCE_MS: wholeNumber(
    'How long a balancer gets to see that the server stops, before new connections are refused.',
    [0, HOUR_MS],
    1_500,
  ),
  DRAIN_TIMEOUT_MS: wholeNumber(
    'Longest time to let running calls end once the server stops.',
    [0, HOUR_MS],
    30_000,
  ),
  IDEMPOTENCY_TTL_S: wholeNumber(
    'How long the answer of an order is stored under its key.',
    [60, 31_536_000],
    86_400,
  ),
  IDEMPOTENCY_MAX_BYTES: wholeNumber(
    'Most memory for stored answers of orders.',
    [65_536, GIGABYTE],
    33_554_432,
  ),
  CACHE_MAX_BYTES: wholeNumber(
    'Most memory for cached answers of reads. 0: none are cached.',
    [0, GIGABYTE],
    67_108_864,
  ),
  REDIS_URL: optional({
    description:
      'Redis through which several gateways share limits and idempotency keys. Without it each has its own.',
    expected: 'one line such as redis://127.0.0.1:6379',
    secret: 'password',
    parse: parseRedisAddress,
  }),
  RATE_LIMIT_CALLS: limit(
    'All calls: count/seconds for a visitor, then for an address. `off`: no limit. The limits below have the same form.',
    '600/60 12000/60',
  ),
  RATE_LIMIT_DISCOUNT: limit('Discount codes tried.', '30/600 1200/600'),
  RATE_LIMIT_LOOKUP: limit('Orders looked up by reference and key.', '60/600 1800/600'),
  RATE_LIMIT_FIND: limit('Bookings searched by email address.', '10/3600 300/3600'),
  RATE_LIMIT_ACCOUNT: limit('Attempts to delete an account.', '10/600 60/600'),
  RATE_LIMIT_FORMS: limit('Contact and feedback sent.', '10/3600 60/3600'),
  RATE_LIMIT_ORDERS: limit(
    'Orders made. Payments of them are never limited by themselves.',
    '30/600 1200/600',
  ),
  RATE_LIMIT_HOLDS: limit('Places held, availability checked.', '120/600 3600/600'),
  RATE_LIMIT_SESSIONS: limit('Sessions opened at the card provider.', '30/600 600/600'),
  RATE_LIMIT_HEAVY: limit('Calendars of visits, lists of all airports.', '60/60 600/60'),
} as const satisfies Record<string, Variable<unknown>>
