import { join } from 'node:path'
import { readEnvironment } from '@layover/server-kit/environment/read-environment'
import type { Source } from '@layover/server-kit/environment/secret-files'
import type { Values } from '@layover/server-kit/environment/variable'
import { providerFaults, providerOf } from './config-provider.ts'
import { variables } from './config-variables.ts'

export { providerVariables } from './config-provider.ts'
export { variables } from './config-variables.ts'

/** The server's settings, from a valid environment. */
export type Config = ReturnType<typeof toConfig>

/**
 * Reads the configuration.
 *
 * @returns the configuration, or one line per fault; no line contains a secret's value
 */
export function readConfig(env: Source): { config: Config } | { faults: string[] } {
  const read = readEnvironment(variables, env)
  if ('faults' in read) return { faults: read.faults }
  const config = toConfig(read.environment)
  const faults = [...contradictions(config), ...providerFaults(read.environment)]
  return faults.length === 0 ? { config } : { faults }
}

/** The settings of orders, as their functions name them. */
export function orderSettings(config: Config) {
  const { signingKeys, passKey, orderExpiryMs, holdMs, placeBounds, declineBounds, paymentGraceMs } = config
  return {
    signingKeys,
    passKey,
    orderExpiryMs,
    holdMs,
    placeBounds,
    declineBounds,
    paymentGraceMs,
    paymentTimeoutMs: config.provider.timeoutMs,
    seller: config.seller,
    mailsConfirmations: config.bookingLink !== undefined,
  }
}

/** Lists contradictions between variables that are valid by themselves. */
function contradictions(config: Config): string[] {
  const { port, metrics, providerPublicUrl, paymentPath, mail } = config
  const { signingKeys, passKey } = config
  return [
    ...(metrics === undefined || metrics.port !== port
      ? []
      : ['METRICS_PORT: expected another port than PORT']),
    ...(signingKeys.includes(passKey) ? ['PASS_SIGNING_KEY: expected another key than SIGNING_KEY'] : []),
    ...(mail.smtpUrl === undefined ? [] : sampleMailboxes(mail)),
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

function toConfig(environment: Values<typeof variables>) {
  return {
    port: environment.PORT,
    host: environment.HOST,
    metrics:
      environment.METRICS_PORT === 0
        ? undefined
        : { host: environment.METRICS_HOST, port: environment.METRICS_PORT },
    databaseUrl: environment.DATABASE_URL,
    pool: {
      connections: environment.DATABASE_CONNECTIONS,
      waitMs: environment.DATABASE_WAIT_SECONDS * 1000,
    },
    dataDir: environment.DATA_DIR,
    provider: providerOf(environment),
    breaker: {
      faults: environment.PROVIDER_BREAKER_FAULTS,
      openMs: environment.PROVIDER_BREAKER_SECONDS * 1000,
    },
    providerPublicUrl: environment.CARD_PROVIDER_PUBLIC_URL,
    paymentPath: environment.PAYMENT_PATH,
    cardCaller: environment.CARD_CALLER,
    signingKeys: environment.SIGNING_KEY,
    passKey: environment.PASS_SIGNING_KEY,
    accountKeys: environment.ACCOUNT_KEYS,
    hasSampleAccounts: environment.SAMPLE_ACCOUNTS === 'on',
    hasSampleCatalogue: environment.SAMPLE_CATALOGUE === 'on',
    hasSampleCodes: environment.SAMPLE_CODES === 'on',
    mail: {
      smtpUrl: environment.SMTP_URL,
      outboxDir: join(environment.DATA_DIR, 'outbox'),
      supportMailbox: environment.SUPPORT_MAILBOX,
      from: environment.MAIL_FROM,
    },
    bookingLink: environment.BOOKING_LINK,
    seller: environment.SELLER,
    agentId: environment.AGENT_ID_GENERAL,
    orderExpiryMs: environment.ORDER_EXPIRY_MINUTES * 60_000,
    holdMs: environment.HOLD_MINUTES * 60_000,
    placeBounds: environment.PLACES_HELD,
    declineBounds: environment.DECLINED_PAYMENTS,
    paymentGraceMs: environment.PAYMENT_GRACE_SECONDS * 1000,
    recoveryIntervalMs: environment.RECOVERY_INTERVAL_SECONDS * 1000,
    hasHousekeeping: environment.HOUSEKEEPING === 'on',
    reconciles: environment.RECONCILE === 'on',
    shedding: { delayMs: environment.SHED_DELAY_MS, heapPercent: environment.SHED_HEAP_PERCENT },
    hasTestStates: environment.TEST_STATES === 'on',
    logLevel: environment.LOG_LEVEL,
  }
}
