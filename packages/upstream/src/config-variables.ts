import { checkEmail } from '@layover/rules/email'
import { pem } from '@layover/server-kit/environment/client-tls'
import { parseUrl } from '@layover/server-kit/environment/parse-url'
import {
  host,
  logLevel,
  oneOf,
  optional,
  port,
  Refusal,
  text,
  wholeNumber,
} from '@layover/server-kit/environment/variable'
import { readAccountKeys } from './accounts/account-keys.ts'
import { bounds } from './config-bounds.ts'
import { isBookingLink } from './confirmation/booking-link.ts'
import type { SigningKeys } from './domain/signatures.ts'
import { merchantAuths } from './payments/provider-auth.ts'
import { parseProviderHeaders } from './payments/provider-headers.ts'
import { pathVariable } from './payments/provider-paths.ts'
import { parseProviderStates } from './payments/provider-states.ts'

const MIN_DISTINCT_SIGNS = 8

function hasProtocol(given: string, protocols: readonly string[]): boolean {
  return protocols.includes(parseUrl(given)?.protocol ?? '')
}

const count = (description: string, unit: string, fallback: number) =>
  wholeNumber(description, [1, 86_400], fallback, `a whole number of ${unit} from 1 to 86400`)
/** A password in an address would stand in messages, and paths are put behind it. */
const isPlain = (given: string) => !/[@?#]/.test(given)
const httpUrl = (description: string) => ({
  description,
  expected: 'an http or https address',
  default: 'http://127.0.0.1:3002',
  parse: (given: string) => {
    if (!isPlain(given)) return new Refusal('expected an address without @, ? and #')
    return hasProtocol(given, ['http:', 'https:']) ? given : new Refusal()
  },
})
const name = (description: string, rest: { default?: string } = {}) =>
  text(description, '1 to 64 letters, digits, - or _', /^[A-Za-z0-9_-]{1,64}$/, rest)
// A long key of one repeated letter is not secret.
const isSecret = (given: string) =>
  /^[\x21-\x7e]{32,}$/.test(given) && new Set(given).size >= MIN_DISTINCT_SIGNS
const SECRET = 'at least 32 printable characters, 8 of them different'
const secret = (description: string) => text(description, SECRET, isSecret, { secret: 'whole' })
const flag = (description: string, fallback: 'on' | 'off' = 'off') =>
  oneOf(description, ['on', 'off'], fallback)
const mailbox = (description: string, fallback: string) =>
  text(description, 'an email address', (given) => checkEmail(given).ok, { default: fallback })

/** Spaces part the keys, since no key has one. */
function readSigningKeys(given: string): SigningKeys | Refusal {
  const [newest = '', ...older] = given.trim().split(/\s+/)
  const keys: SigningKeys = [newest, ...older]
  return keys.every(isSecret) ? keys : new Refusal()
}

/** The variables of this server. The start-up check and the README's table both use them. */
export const variables = {
  PORT: port('Port to listen on; 0 takes a free one.', 3001),
  HOST: host('Address to listen on.'),
  METRICS_PORT: port('Port for `/metrics`, never the port of the calls. 0: metrics are not served.', 0),
  METRICS_HOST: host('Address that Prometheus reaches metrics at; keep it inside your network.'),
  DATABASE_URL: optional(
    text(
      'PostgreSQL database; without it PGlite in `DATA_DIR`.',
      'a postgres:// address in one line',
      (given) => hasProtocol(given, ['postgres:', 'postgresql:']),
      { secret: 'whole' },
    ),
  ),
  DATABASE_CONNECTIONS: count('Most connections of this server to PostgreSQL.', 'connections', 10),
  DATABASE_WAIT_SECONDS: count('How long a call waits for one of them before it fails.', 'seconds', 5),
  DATA_DIR: text('Folder of the PGlite database and the outbox.', 'a folder', /./, {
    default: '.data/upstream',
  }),
  CARD_PROVIDER_URL: httpUrl('The card provider’s address for this server.'),
  CARD_PROVIDER_PUBLIC_URL: httpUrl('The card provider’s address for browsers.'),
  MERCHANT_ID: name('The merchant at the card provider.', { default: 'layover' }),
  MERCHANT_KEY_ID: name('Name of the merchant’s key.'),
  MERCHANT_SECRET: secret('The merchant’s secret.'),
  MERCHANT_AUTH: oneOf(
    'How requests prove whose they are: HTTP Basic, or the provider’s own signature `GCS v1HMAC`.',
    merchantAuths,
    'basic',
  ),
  CARD_SESSION_PATH: pathVariable('Path that opens a browser’s session.', '/v1/{merchantId}/sessions'),
  CARD_PAYMENT_PATH: pathVariable(
    'Path that takes payments and lists them; a payment’s refunds are below it.',
    '/v1/{merchantId}/payments',
  ),
  CARD_REFUND_LIST_PATH: pathVariable('Path that lists refunds.', '/v1/{merchantId}/refunds'),
  CARD_LOOKUP_PATH: pathVariable(
    'Path that finds payments by `{reference}`, the name of an attempt.',
    '/v1/{merchantId}/payments?merchantReference={reference}',
    true,
  ),
  CARD_PROVIDER_STATES: {
    description: 'The provider’s words for a payment that is CAPTURED, REJECTED or still PENDING.',
    expected: 'pairs such as CAPTURED=PAID, separated by commas',
    default: 'CAPTURED=CAPTURED,REJECTED=REJECTED',
    parse: parseProviderStates,
  },
  CARD_PROVIDER_HEADERS: optional({
    description: 'Headers that the provider requires of this server, one a line.',
    expected: 'lines such as Name: value',
    secret: 'whole' as const,
    parse: parseProviderHeaders,
  }),
  CARD_PROVIDER_CA: pem(
    'Certificates that the provider’s own is checked against, instead of the well-known ones.',
  ),
  CARD_PROVIDER_CLIENT_CERT: pem('Certificate that this server shows to the provider.'),
  CARD_PROVIDER_CLIENT_KEY: pem('Its key.'),
  PAYMENT_PATH: oneOf(
    'The card way: the provider’s vault, or a provider session in which browsers encrypt cards.',
    ['vault', 'session'],
    'session',
  ),
  CARD_CALLER: name('The shop’s name at the card vault.', { default: 'layover-shop' }),
  SIGNING_KEY: {
    description:
      'Keys of order links, newest first, one in a line or spaces between: the first signs, all verify.',
    expected: `keys of ${SECRET}`,
    secret: 'whole' as const,
    parse: readSigningKeys,
  },
  PASS_SIGNING_KEY: secret('Signs passes and nothing else, for those who check passes.'),
  ACCOUNT_KEYS: text(
    'Keys for the encryption of passwords in transit, newest first: the first is published, all of them decrypt.',
    'one to four RSA keys of 2048 to 4096 bits, each PKCS#8 DER as base64, commas between them',
    (given) => readAccountKeys(given) !== undefined,
    { secret: 'whole' },
  ),
  SAMPLE_ACCOUNTS: flag('Whether the sample accounts exist; their passwords are public.'),
  SAMPLE_CATALOGUE: flag(
    'Whether a new database gets the sample catalogue at the first start; one that has a catalogue keeps it.',
    'on',
  ),
  SAMPLE_CODES: flag(
    'Whether the public sample discount codes exist; off also ends those of an earlier start.',
  ),
  SMTP_URL: optional(
    text(
      'Mail server; without it mail is written to `outbox` in `DATA_DIR`.',
      'an smtp:// or smtps:// address in one line',
      (given) => hasProtocol(given, ['smtp:', 'smtps:']) && new URL(given).hostname !== '',
      { secret: 'whole' },
    ),
  ),
  BOOKING_LINK: optional(
    text(
      'The shop’s address of a paid order, for confirmations by mail; without it none is mailed.',
      'an http:// or https:// address with {reference} before its # and {key} after it',
      isBookingLink,
    ),
  ),
  SELLER: text(
    'Who sells, as receipts name it: the company, with its address and tax number.',
    'one line of 1 to 200 characters',
    /^(?=\S)[^\p{C}]{1,200}$/u,
    { default: 'Layover' },
  ),
  SUPPORT_MAILBOX: mailbox('Recipient of forms.', 'help@layover.example'),
  MAIL_FROM: mailbox('Sender of mail.', 'no-reply@layover.example'),
  AGENT_ID_GENERAL: name('The agent that answers name.', { default: 'layover' }),
  ORDER_EXPIRY_MINUTES: count('How long an order waits to be paid.', 'minutes', 30),
  HOLD_MINUTES: count('How long places are held before they are ordered.', 'minutes', 15),
  PLACES_HELD: bounds('Most places held at once and not paid.', ['visitor', 'network'], '12 60'),
  DECLINED_PAYMENTS: bounds('Most declined payments in an hour.', ['visitor', 'network', 'email'], '6 20 10'),
  PAYMENT_TIMEOUT_SECONDS: count('How long the card provider may take.', 'seconds', 15),
  PROVIDER_BREAKER_FAULTS: count(
    'Faults of the card provider in a row after which it is left alone; declines are none.',
    'faults',
    5,
  ),
  PROVIDER_BREAKER_SECONDS: count('How long it is left alone before one call tries it.', 'seconds', 10),
  PAYMENT_GRACE_SECONDS: count(
    'How long a payment may be unknown to the provider before it counts as never made; well above the timeout.',
    'seconds',
    120,
  ),
  RECOVERY_INTERVAL_SECONDS: count('Pause between two rounds of recovery.', 'seconds', 5),
  HOUSEKEEPING: oneOf(
    'Whether this server runs the jobs beside the calls; `off` where another one of the database does.',
    ['on', 'off'],
    'on',
  ),
  RECONCILE: oneOf(
    'Whether each hour orders are compared with the card provider’s books.',
    ['on', 'off'],
    'on',
  ),
  SHED_DELAY_MS: wholeNumber(
    'Mean delay of the event loop above which reads are refused with 503; 0: never.',
    [0, 3_600_000],
    1_000,
  ),
  SHED_HEAP_PERCENT: wholeNumber(
    'Share of the heap’s limit in use above which reads are refused with 503; 0: never.',
    [0, 100],
    92,
  ),
  TEST_STATES: flag('Whether `POST /_states/{name}` exists; it deletes every order, form and account.'),
  LOG_LEVEL: logLevel(),
}
