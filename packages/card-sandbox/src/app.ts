import type { Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { logOutput } from '@layover/server-kit/log/log-output'
import { plainError } from '@layover/server-kit/log/plain-error'
import { requestIdOf } from '@layover/server-kit/log/request-id'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { clientRoutes } from './client/client-routes.ts'
import { ClientSessions } from './client/client-sessions.ts'
import { type EncryptionKey, openEncryptionKey } from './client/encryption-key.ts'
import { cardOpener } from './client/open-card.ts'
import type { Config } from './config.ts'
import { Ledger } from './ledger/ledger.ts'
import { Cashier } from './merchant/cashier.ts'
import { faultRoutes } from './merchant/fault-routes.ts'
import { ledgerRoutes } from './merchant/ledger-routes.ts'
import { merchantRoutes } from './merchant/merchant-routes.ts'
import { FaultPlan } from './merchant/planned-faults.ts'
import { RecentNames } from './merchant/recent-names.ts'
import { Refunder } from './merchant/refunder.ts'
import { addHealth } from './plugins/health.ts'
import { logRequests } from './plugins/request-log.ts'
import { addSecurityHeaders } from './plugins/security-headers.ts'
import { addRefusals, refuseUnreadable, refuseUnroutable } from './refusals/refusals.ts'
import { TokenVault } from './vault/token-vault.ts'
import { vaultRoutes } from './vault/vault-routes.ts'

/** Settings that a test may replace. */
export type AppOptions = {
  readonly now?: () => number
  readonly slowMs?: number
  /** Waits until the slow card's delay is over. */
  readonly wait?: (ms: number) => Promise<unknown>
  readonly logStream?: Writable
}

/**
 * Builds the whole card sandbox, ready to listen. Closing it finishes requests in flight and unlocks the data folder.
 *
 * @throws DataFolderError when the data folder is in use or damaged
 */
export async function buildApp(config: Config, options: AppOptions = {}): Promise<FastifyInstance> {
  const { now = Date.now, slowMs = 6_000, wait = setTimeout } = options
  const app = createServer(config, options.logStream)
  const { ledger, tornBytes } = await Ledger.open(config.dataDir)
  const encryptionKey = await openKeyBeside(ledger, config.dataDir)
  if (tornBytes > 0)
    app.log.warn({ tornBytes }, 'removed a torn last line of the ledger; no response had confirmed it')
  let isDraining = false
  app.addHook('preClose', async () => {
    isDraining = true
  })
  app.addHook('onSend', async (_request, reply) => {
    // A connection that stays open after the last response would delay the shutdown until its deadline.
    if (isDraining) reply.header('connection', 'close')
  })
  app.addHook('onClose', () => ledger.close())

  const { merchant, allowedOrigins, publicUrl } = config
  const vault = new TokenVault(now)
  const sessions = new ClientSessions(now)
  const names = new RecentNames()
  const openCard = cardOpener({ encryptionKey, sessions, merchantId: merchant.id, now })
  const cashier = new Cashier({ ledger, vault, openCard, names, now, slowMs, wait })
  app.removeContentTypeParser('text/plain')
  addSecurityHeaders(app, publicUrl)
  logRequests(app)
  addRefusals(app)
  addHealth(app, () => !isDraining && ledger.isSound)
  await app.register(vaultRoutes, { prefix: '/payment/v2/front', vault, allowedOrigins, now })
  await app.register(clientRoutes, {
    prefix: '/client/v1/:customerId',
    sessions,
    encryptionKey,
    allowedOrigins,
  })
  const plan = new FaultPlan(async () => await wait(slowMs))
  const refunder = new Refunder({ ledger, now })
  const merchantSide = { merchant, cashier, refunder, plan, index: ledger.index, sessions, publicUrl, now }
  await app.register(merchantRoutes, { prefix: `${config.merchantPath}/:merchantId`, ...merchantSide })
  await app.register(ledgerRoutes, { prefix: '/sandbox', merchant, index: ledger.index, names })
  await app.register(faultRoutes, { prefix: '/sandbox', merchant, plan })
  return app
}

/** Opens the key in the folder that the ledger has locked; unlocks the folder when the key cannot be used. */
async function openKeyBeside(ledger: Ledger, dataDir: string): Promise<EncryptionKey> {
  try {
    return openEncryptionKey(dataDir)
  } catch (error) {
    await ledger.close()
    throw error
  }
}

function createServer({ logLevel }: Config, logStream: Writable | undefined): FastifyInstance {
  return Fastify({
    logger: {
      level: logLevel,
      serializers: { req: () => ({}), res: () => ({}), err: plainError },
      stream: logStream ?? logOutput(),
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
    requestTimeout: 10_000,
    connectionTimeout: 30_000,
    forceCloseConnections: 'idle',
    genReqId: requestIdOf,
    frameworkErrors: refuseUnroutable,
    clientErrorHandler: refuseUnreadable,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
  })
}
