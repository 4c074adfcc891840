import { join } from 'node:path'

/**
 * @typedef {{ name: string, folder: string, port: number, env: Record<string, string> }} ServerPlan
 * @typedef {{ port: number, dataDir: string, keys: import('./keys.mjs').Keys, logLevel: string, webRoot: string }} StackOptions
 */

const HOST = '127.0.0.1'

/** For servers whose one client stands for a crowd: it would reach the limits of a single visitor or network at once. */
export const UNLIMITED = {
  ...Object.fromEntries(
    ['CALLS', 'DISCOUNT', 'LOOKUP', 'FIND', 'ACCOUNT', 'FORMS', 'ORDERS', 'HOLDS', 'SESSIONS', 'HEAVY'].map(
      (of) => [`RATE_LIMIT_${of}`, 'off'],
    ),
  ),
  PLACES_HELD: 'off',
  ADDRESS_SHARE_PERCENT: '100',
  DECLINED_PAYMENTS: 'off',
}

/**
 * The three servers of a local start, each after those that it calls: card sandbox, upstream, gateway. The
 * upstream listens one port above the gateway and the sandbox two above. Without a `webRoot` the gateway serves calls alone.
 * `PAYMENT_PATH` of the parent process chooses the way of the cards; the upstream checks its value.
 * @param {StackOptions} options
 * @returns {[sandbox: ServerPlan, upstream: ServerPlan, gateway: ServerPlan]}
 */
export function localServers({ port, dataDir, keys, logLevel, webRoot }) {
  const gateway = `http://${HOST}:${port}`
  const upstream = `http://${HOST}:${port + 1}`
  const provider = `http://${HOST}:${port + 2}`
  // Without pages of its own the gateway takes calls of the shop that Vite serves.
  const viteOrigins = webRoot === '' ? ['http://localhost:5173'] : []
  const origins = [gateway, `http://localhost:${port}`, ...viteOrigins].join(',')
  const merchant = { MERCHANT_ID: 'layover', MERCHANT_KEY_ID: 'local', MERCHANT_SECRET: keys.merchantSecret }
  const common = { HOST, LOG_LEVEL: logLevel }
  return [
    {
      name: 'card sandbox',
      folder: 'packages/card-sandbox',
      port: port + 2,
      env: {
        ...common,
        ...merchant,
        PORT: String(port + 2),
        PUBLIC_URL: provider,
        DATA_DIR: join(dataDir, 'card-sandbox'),
        ALLOWED_ORIGINS: origins,
      },
    },
    {
      name: 'upstream',
      folder: 'packages/upstream',
      port: port + 1,
      env: {
        ...common,
        ...merchant,
        PORT: String(port + 1),
        DATA_DIR: join(dataDir, 'upstream'),
        CARD_PROVIDER_URL: provider,
        CARD_PROVIDER_PUBLIC_URL: provider,
        PAYMENT_PATH: process.env.PAYMENT_PATH || 'session',
        SIGNING_KEY: keys.signingKey,
        PASS_SIGNING_KEY: keys.passKey,
        ACCOUNT_KEYS: keys.accountKey,
        SAMPLE_ACCOUNTS: 'on',
        SAMPLE_CODES: 'on',
        BOOKING_LINK: `${gateway}/lounge/buypass/success?ref={reference}#k={key}`,
      },
    },
    {
      name: 'gateway',
      folder: 'gateway',
      port,
      env: {
        ...common,
        PORT: String(port),
        PUBLIC_ORIGIN: origins,
        UPSTREAM_URL: upstream,
        CARD_PROVIDER_PUBLIC_URL: provider,
        SESSION_KEYS: keys.sessionKey,
        AGENT_ID_GENERAL: 'layover',
        AGENT_ID_POPULAR: 'layover-popular',
        WEB_ROOT: webRoot,
      },
    },
  ]
}
