import { readEnvironment } from '@layover/server-kit/environment/read-environment'
import type { Source } from '@layover/server-kit/environment/secret-files'
import { host, logLevel, oneOf, port, text, type Values } from '@layover/server-kit/environment/variable'
import type { Merchant } from './merchant/merchant-auth.ts'

function isOrigin(given: string): boolean {
  if (!URL.canParse(given)) return false
  const url = new URL(given)
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.origin === given
}

function areOrigins(given: string): boolean {
  return given.split(',').every((origin) => isOrigin(origin.trim()))
}

/** The variables of this server. The start-up check and the README's table both use them. */
export const variables = {
  PORT: port('Port to listen on; 0 takes a free one.', 3002),
  HOST: host('Address to listen on.'),
  PUBLIC_URL: text('Where browsers reach this server.', 'an http or https origin without a path', isOrigin, {
    default: 'http://127.0.0.1:3002',
  }),
  DATA_DIR: text('Folder of the ledger.', 'a folder', /./, { default: '.data/card-sandbox' }),
  ALLOWED_ORIGINS: text(
    'Origins whose pages may send cards, separated by commas.',
    'http or https origins, separated by commas',
    areOrigins,
    { default: 'http://127.0.0.1:3000,http://localhost:3000' },
  ),
  MERCHANT_ID: text(
    'The merchant in the payment paths.',
    '1 to 40 letters, digits, - or _',
    /^[A-Za-z0-9_-]{1,40}$/,
    { default: 'layover' },
  ),
  MERCHANT_KEY_ID: text(
    'Name of the merchant’s key.',
    '1 to 64 letters, digits, - or _',
    /^[A-Za-z0-9_-]{1,64}$/,
  ),
  MERCHANT_SECRET: text('The merchant’s secret.', 'at least 32 printable characters', /^[\x21-\x7e]{32,}$/, {
    secret: 'whole',
  }),
  MERCHANT_AUTH: oneOf(
    'How the merchant API wants to be shown whose a request is: HTTP Basic, or the signature `GCS v1HMAC`.',
    ['basic', 'v1hmac'],
    'basic',
  ),
  MERCHANT_API_PATH: text(
    'Path of the merchant API, before the merchant.',
    'a path without a final slash',
    /^(?:\/[\w.-]+)+$/,
    { default: '/v1' },
  ),
  LOG_LEVEL: logLevel(),
}

/** The server's settings, from a valid environment. */
export type Config = {
  readonly port: number
  readonly host: string
  readonly publicUrl: string
  readonly dataDir: string
  readonly allowedOrigins: readonly string[]
  readonly merchant: Merchant
  /** Before the merchant's id: `/v1`. */
  readonly merchantPath: string
  readonly logLevel: string
}

/**
 * Reads the configuration.
 *
 * @returns the configuration, or one line per fault; no line contains a secret's value
 */
export function readConfig(env: Source): { config: Config } | { faults: string[] } {
  const read = readEnvironment(variables, env)
  return 'faults' in read ? { faults: read.faults } : { config: toConfig(read.environment) }
}

function toConfig(environment: Values<typeof variables>): Config {
  return {
    port: environment.PORT,
    host: environment.HOST,
    publicUrl: environment.PUBLIC_URL,
    dataDir: environment.DATA_DIR,
    allowedOrigins: environment.ALLOWED_ORIGINS.split(',').map((origin) => origin.trim()),
    merchant: {
      id: environment.MERCHANT_ID,
      keyId: environment.MERCHANT_KEY_ID,
      secret: environment.MERCHANT_SECRET,
      auth: environment.MERCHANT_AUTH,
    },
    merchantPath: environment.MERCHANT_API_PATH,
    logLevel: environment.LOG_LEVEL,
  }
}
