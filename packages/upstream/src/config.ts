import { join } from 'node:path'
import { readEnvironment } from '@layover/server-kit/environment/read-environment'
import { type Static, Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import './config-formats.ts'

const variable = (description: string, expected: string, rest: object) =>
  Type.String({ description, expected, ...rest })
const count = (description: string, unit: string, value: string) =>
  variable(description, `a whole number of ${unit} from 1 to 86400`, {
    pattern: '^([1-9]\\d{0,3}|[1-7]\\d{4}|8[0-5]\\d{3}|86[0-3]\\d{2}|86400)$',
    default: value,
  })
const httpUrl = (description: string) =>
  variable(description, 'an http or https address', {
    format: 'upstream-http-url',
    default: 'http://127.0.0.1:3002',
  })
const name = (description: string, rest: object = {}) =>
  variable(description, '1 to 64 letters, digits, - or _', { pattern: '^[A-Za-z0-9_-]{1,64}$', ...rest })
const secret = (description: string) =>
  variable(description, 'at least 32 printable characters, 8 of them different', {
    format: 'upstream-secret',
    secret: true,
  })
const flag = (description: string) =>
  variable(description, 'on or off', { pattern: '^(on|off)$', default: 'off' })
const mailbox = (description: string, value: string) =>
  variable(description, 'an email address', { format: 'upstream-mailbox', default: value })

/** The environment as one schema. The start-up check and the README's table both use it. */
export const environmentSchema = Type.Object({
  PORT: variable('Port to listen on; 0 takes a free one.', 'a port from 0 to 65535', {
    format: 'upstream-port',
    default: '3001',
  }),
  HOST: variable('Address to listen on.', 'a host name or address', {
    pattern: '^[A-Za-z0-9.:-]+$',
    default: '127.0.0.1',
  }),
  DATABASE_URL: Type.Optional(
    variable('PostgreSQL database; without it PGlite in `DATA_DIR`.', 'a postgres:// address', {
      format: 'upstream-postgres-url',
      secret: true,
    }),
  ),
  DATABASE_CONNECTIONS: count('Most connections of this server to PostgreSQL.', 'connections', '10'),
  DATABASE_WAIT_SECONDS: count('How long a call waits for one of them before it fails.', 'seconds', '5'),
  DATA_DIR: variable('Folder of the PGlite database and the outbox.', 'a folder', {
    minLength: 1,
    default: '.data/upstream',
  }),
  CARD_PROVIDER_URL: httpUrl('The card provider’s address for this server.'),
  CARD_PROVIDER_PUBLIC_URL: httpUrl('The card provider’s address for browsers.'),
  MERCHANT_ID: name('The merchant at the card provider.', { default: 'layover' }),
  MERCHANT_KEY_ID: name('Name of the merchant’s key.'),
  MERCHANT_SECRET: secret('The merchant’s secret.'),
  PAYMENT_PATH: variable(
    'The card way: the provider’s vault, or a provider session in which browsers encrypt cards.',
    'vault or session',
    {
      pattern: '^(vault|session)$',
      default: 'session',
    },
  ),
  CARD_CALLER: name('The shop’s name at the card vault.', { default: 'layover-shop' }),
  SIGNING_KEY: secret('Signs order keys and passes; another one closes every order that was opened before.'),
  ACCOUNT_KEYS: variable(
    'Keys for the encryption of passwords in transit, newest first: the first is published, all of them decrypt.',
    'one to four RSA keys of 2048 to 4096 bits, each PKCS#8 DER as base64, commas between them',
    { format: 'upstream-rsa-keys', secret: true },
  ),
  SAMPLE_ACCOUNTS: flag('Whether the sample accounts exist; their passwords are public.'),
  SMTP_URL: Type.Optional(
    variable(
      'Mail server; without it mail is written to `outbox` in `DATA_DIR`.',
      'an smtp:// or smtps:// address',
      {
        format: 'upstream-smtp-url',
        secret: true,
      },
    ),
  ),
  SUPPORT_MAILBOX: mailbox('Recipient of forms.', 'help@layover.example'),
  MAIL_FROM: mailbox('Sender of mail.', 'no-reply@layover.example'),
  AGENT_ID_GENERAL: name('The agent that responses name.', { default: 'layover' }),
  ORDER_EXPIRY_MINUTES: count('How long an order waits to be paid.', 'minutes', '30'),
  HOLD_MINUTES: count('How long places are held before they are ordered.', 'minutes', '15'),
  PAYMENT_TIMEOUT_SECONDS: count('How long the card provider may take.', 'seconds', '15'),
  PAYMENT_GRACE_SECONDS: count(
    'How long a payment may be unknown to the provider before it counts as never made; well above the timeout.',
    'seconds',
    '120',
  ),
  RECOVERY_INTERVAL_SECONDS: count('Pause between two rounds of recovery.', 'seconds', '5'),
  TEST_STATES: flag('Whether `POST /_states/{name}` exists; it deletes every order, form and account.'),
  LOG_LEVEL: variable(
    'Least serious log line to write.',
    'fatal, error, warn, info, debug, trace or silent',
    {
      pattern: '^(fatal|error|warn|info|debug|trace|silent)$',
      default: 'info',
    },
  ),
})

type Environment = Static<typeof environmentSchema>

const compiled = TypeCompiler.Compile(environmentSchema)

/** What the server runs on, once the environment has been found right. */
export type Config = ReturnType<typeof toConfig>

/**
 * Reads the configuration.
 *
 * @returns the configuration, or one line per fault; a secret's value stands in no line
 */
export function readConfig(env: NodeJS.ProcessEnv): { config: Config } | { faults: string[] } {
  const read = readEnvironment(compiled, environmentSchema.properties, env)
  if ('faults' in read) return read
  const config = toConfig(read.environment)
  const faults = contradictions(config)
  return faults.length === 0 ? { config } : { faults }
}

/** Lists contradictions between variables that are valid by themselves. */
function contradictions(config: Config): string[] {
  const { paymentGraceMs, provider, providerPublicUrl, paymentPath, mail } = config
  return [
    ...(mail.smtpUrl === undefined ? [] : sampleMailboxes(mail)),
    ...(paymentGraceMs > provider.timeoutMs
      ? []
      : ['PAYMENT_GRACE_SECONDS: expected more than PAYMENT_TIMEOUT_SECONDS']),
    ...(paymentPath === 'session' && !isOriginAlone(providerPublicUrl)
      ? ['CARD_PROVIDER_PUBLIC_URL: expected an address without a path, since PAYMENT_PATH is session']
      : []),
  ]
}

/** The provider's SDK appends its own paths to the origin. */
function isOriginAlone(address: string): boolean {
  const { origin } = new URL(address)
  return address === origin || address === `${origin}/`
}

/** Real mail to the sample mailbox would be lost. */
function sampleMailboxes({ supportMailbox, from }: Config['mail']): string[] {
  const given = { SUPPORT_MAILBOX: supportMailbox, MAIL_FROM: from }
  return Object.entries(given)
    .filter(([, address]) => address.endsWith('.example'))
    .map(([key]) => `${key}: expected a mailbox of your own, since SMTP_URL is set`)
}

function toConfig(environment: Environment) {
  return {
    port: Number(environment.PORT),
    host: environment.HOST,
    databaseUrl: environment.DATABASE_URL,
    pool: {
      connections: Number(environment.DATABASE_CONNECTIONS),
      waitMs: Number(environment.DATABASE_WAIT_SECONDS) * 1000,
    },
    dataDir: environment.DATA_DIR,
    provider: {
      url: environment.CARD_PROVIDER_URL,
      merchantId: environment.MERCHANT_ID,
      keyId: environment.MERCHANT_KEY_ID,
      secret: environment.MERCHANT_SECRET,
      timeoutMs: Number(environment.PAYMENT_TIMEOUT_SECONDS) * 1000,
    },
    providerPublicUrl: environment.CARD_PROVIDER_PUBLIC_URL,
    paymentPath: environment.PAYMENT_PATH === 'vault' ? ('vault' as const) : ('session' as const),
    cardCaller: environment.CARD_CALLER,
    signingKey: environment.SIGNING_KEY,
    accountKeys: environment.ACCOUNT_KEYS,
    hasSampleAccounts: environment.SAMPLE_ACCOUNTS === 'on',
    mail: {
      smtpUrl: environment.SMTP_URL,
      outboxDir: join(environment.DATA_DIR, 'outbox'),
      supportMailbox: environment.SUPPORT_MAILBOX,
      from: environment.MAIL_FROM,
    },
    agentId: environment.AGENT_ID_GENERAL,
    orderExpiryMs: Number(environment.ORDER_EXPIRY_MINUTES) * 60_000,
    holdMs: Number(environment.HOLD_MINUTES) * 60_000,
    paymentGraceMs: Number(environment.PAYMENT_GRACE_SECONDS) * 1000,
    recoveryIntervalMs: Number(environment.RECOVERY_INTERVAL_SECONDS) * 1000,
    hasTestStates: environment.TEST_STATES === 'on',
    logLevel: environment.LOG_LEVEL,
  }
}
