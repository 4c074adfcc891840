import { readEnvironment } from '@layover/server-kit/environment/read-environment'
import { type Static, Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import './config-formats.ts'
import type { Merchant } from './merchant/merchant-auth.ts'

const variable = (description: string, expected: string, rest: object) =>
  Type.String({ description, expected, ...rest })

/** The environment as one schema. The start-up check and the README's table both use it. */
export const environmentSchema = Type.Object({
  PORT: variable('Port to listen on; 0 takes a free one.', 'a port from 0 to 65535', {
    format: 'layover-port',
    default: '3002',
  }),
  HOST: variable('Address to listen on.', 'a host name or address', {
    pattern: '^[A-Za-z0-9.:-]+$',
    default: '127.0.0.1',
  }),
  PUBLIC_URL: variable('Where browsers reach this server.', 'an http or https origin without a path', {
    format: 'layover-origin',
    default: 'http://127.0.0.1:3002',
  }),
  DATA_DIR: variable('Folder of the ledger.', 'a folder', { minLength: 1, default: '.data/card-sandbox' }),
  ALLOWED_ORIGINS: variable(
    'Origins whose pages may send cards, separated by commas.',
    'http or https origins, separated by commas',
    {
      format: 'layover-origin-list',
      default: 'http://127.0.0.1:3000,http://localhost:3000',
    },
  ),
  MERCHANT_ID: variable('The merchant in the payment paths.', '1 to 40 letters, digits, - or _', {
    pattern: '^[A-Za-z0-9_-]{1,40}$',
    default: 'layover',
  }),
  MERCHANT_KEY_ID: variable('Name of the merchant’s key.', '1 to 64 letters, digits, - or _', {
    pattern: '^[A-Za-z0-9_-]{1,64}$',
  }),
  MERCHANT_SECRET: variable('The merchant’s secret.', 'at least 32 printable characters', {
    pattern: '^[\\x21-\\x7e]{32,}$',
    secret: true,
  }),
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

/** The server's settings, from a valid environment. */
export type Config = {
  readonly port: number
  readonly host: string
  readonly publicUrl: string
  readonly dataDir: string
  readonly allowedOrigins: readonly string[]
  readonly merchant: Merchant
  readonly logLevel: string
}

const compiled = TypeCompiler.Compile(environmentSchema)

/**
 * Reads the configuration.
 *
 * @returns the configuration, or one line per fault; no line contains a secret's value
 */
export function readConfig(env: NodeJS.ProcessEnv): { config: Config } | { faults: string[] } {
  const read = readEnvironment(compiled, environmentSchema.properties, env)
  return 'faults' in read ? read : { config: toConfig(read.environment) }
}

function toConfig(environment: Environment): Config {
  return {
    port: Number(environment.PORT),
    host: environment.HOST,
    publicUrl: environment.PUBLIC_URL,
    dataDir: environment.DATA_DIR,
    allowedOrigins: environment.ALLOWED_ORIGINS.split(',').map((origin) => origin.trim()),
    merchant: {
      id: environment.MERCHANT_ID,
      keyId: environment.MERCHANT_KEY_ID,
      secret: environment.MERCHANT_SECRET,
    },
    logLevel: environment.LOG_LEVEL,
  }
}
