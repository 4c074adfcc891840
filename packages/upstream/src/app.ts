import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { registerErrorAnswers } from './calls/error-answers.ts'
import { registerCalls } from './calls/register-calls.ts'
import { registerWrongPaths } from './calls/wrong-paths.ts'
import type { Config } from './config.ts'
import { allHandlers } from './handlers/all-handlers.ts'
import { registerHealth } from './health.ts'
import { loggerOptions } from './log.ts'
import { loadNetwork } from './network/network.ts'
import { createPresenter } from './network/present.ts'
import { type Housekeeping, startHousekeeping } from './orders/housekeeping.ts'
import type { OrderDeps } from './orders/order-deps.ts'
import type { CardProvider } from './payments/card-provider.ts'
import { registerStateRoute } from './states/state-route.ts'
import type { Store } from './store/store.ts'

/** What the app does not make itself. */
export interface AppDeps {
  readonly config: Config
  readonly store: Store
  readonly provider: CardProvider
  /** Another clock and another place for the log, for tests. */
  readonly now?: () => Date
  readonly logStream?: Writable
}

const requestIdPattern = /^[A-Za-z0-9_-]{8,64}$/

/**
 * The provider's API, ready to listen or to be injected into. Once it is ready, unknown payments are settled and overdue
 * orders ended beside the calls, until it closes.
 */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, store, provider, now = () => new Date() } = deps
  const app = createServer(config.logLevel, deps.logStream)
  const { signingKey, orderExpiryMs, holdMs, paymentGraceMs, paymentPath, cardCaller } = config
  const times = { now, orderExpiryMs, holdMs, paymentGraceMs }
  const orders: OrderDeps = { store, provider, signingKey, ...times, log: app.log }
  const network = await loadNetwork(store)
  const present = createPresenter(network, config.agentId, now)
  registerErrorAnswers(app)
  registerWrongPaths(app)
  registerHealth(app, store)
  registerCalls(app, allHandlers({ network, present, orders, paymentPath, cardCaller }))
  if (config.hasTestStates) registerStateRoute(app, store, now)
  let housekeeping: Housekeeping | undefined
  app.addHook('onReady', async () => {
    housekeeping = startHousekeeping(orders, config.recoveryIntervalMs)
  })
  app.addHook('onClose', async () => await housekeeping?.stop())
  return app
}

function createServer(logLevel: string, logStream: Writable | undefined): FastifyInstance {
  return Fastify({
    logger: { ...loggerOptions(logLevel), ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    genReqId: ({ headers: { 'x-request-id': id } }) =>
      typeof id === 'string' && requestIdPattern.test(id) ? id : randomUUID(),
  })
}
