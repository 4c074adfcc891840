import type { Writable } from 'node:stream'
import { logOutput } from '@layover/server-kit/log/log-output'
import { requestIdOf } from '@layover/server-kit/log/request-id'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { AccountDeps } from './accounts/account-deps.ts'
import { readAccountKeys } from './accounts/account-keys.ts'
import { registerErrorReplies } from './calls/error-replies.ts'
import { registerCalls } from './calls/register-calls.ts'
import { registerWrongPaths } from './calls/wrong-paths.ts'
import { type Config, orderSettings } from './config.ts'
import { bookingsWriter } from './confirmation/write-bookings.ts'
import { confirmationWriter } from './confirmation/write-confirmation.ts'
import { differenceKinds } from './desk/difference.ts'
import { allHandlers } from './handlers/all-handlers.ts'
import type { HandlerDeps } from './handlers/deps.ts'
import type { Handlers } from './handlers/handler.ts'
import { registerHealth } from './health.ts'
import { createHousekeeping } from './housekeeping/all-rounds.ts'
import { registerLoadShedding } from './load-shedding.ts'
import { loggerOptions } from './log.ts'
import type { MailTransport } from './mail/mail-transport.ts'
import { openMailTransport } from './mail/open-transport.ts'
import type { MailDeps } from './mail/send-mails.ts'
import { createUpstreamMetrics } from './metrics/upstream-metrics.ts'
import { type LiveNetwork, ofEachNetwork, openLiveNetwork } from './network/live-network.ts'
import { createPresenter } from './network/present.ts'
import type { OrderDeps } from './orders/order-deps.ts'
import { createRareLog } from './orders/rare-log.ts'
import type { CardLedger } from './payments/card-ledger.ts'
import type { CardProvider } from './payments/card-provider.ts'
import { guardProvider } from './payments/guarded-provider.ts'
import { replyNames } from './payments/provider-replies.ts'
import { watchProvider } from './payments/watched-provider.ts'
import { addSamples } from './states/add-samples.ts'
import { registerStateRoute } from './states/state-route.ts'
import type { Vault } from './states/test-card.ts'
import type { Store } from './store/store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** All metrics in Prometheus's text format. No route of this server sends them. */
    readonly metricsText: () => Promise<string>
  }
}

/** Dependencies that the app does not create. */
interface AppDeps {
  readonly config: Config
  readonly store: Store
  readonly provider: CardProvider
  /** The provider's books; without them orders are not compared with any. */
  readonly ledger?: CardLedger | undefined
  /** For tests: another mail transport than the configuration's, another clock and another log stream. */
  readonly transport?: MailTransport
  readonly now?: () => Date
  readonly logStream?: Writable
}

/**
 * Builds the server, ready to listen or to be injected into. From then until it closes it also settles unknown
 * payments, ends overdue orders, sends mail and deletes accounts, unless another server does (P600).
 */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, store, now = () => new Date() } = deps
  const app = createServer(config.logLevel, deps.logStream)
  const guarded = guardProvider(deps.provider, {
    ...config.breaker,
    // A clock that is set back must not withhold payments: only a test's own clock counts here.
    ...(deps.now && { now: () => now().getTime() }),
  })
  const metrics = createUpstreamMetrics(storedSources(store, now, deps.ledger !== undefined), {
    replies: replyNames,
    breakerStates: guarded.breakerStates,
  })
  const provider = watchProvider(guarded, { log: app.log, metrics: metrics.provider })
  app.decorate('metricsText', metrics.text)
  const { signingKeys } = config
  const orders: OrderDeps = {
    ...orderSettings(config),
    store,
    provider,
    now,
    log: app.log,
    logRarely: createRareLog(app.log, now),
    metrics: metrics.payments,
  }
  await addSamples(store, config, now())
  const network = await openLiveNetwork({ store, now, log: app.log, metrics: metrics.catalogue })
  const mail = mailDeps(deps, network, { now, log: app.log, metrics: metrics.mails })
  const housekeeping = createHousekeeping(
    { orders, mail, searches: metrics.searches, refreshCatalogue: network.refresh, ledger: deps.ledger },
    config.recoveryIntervalMs,
    metrics.rounds,
  )
  const forms = { store, signingKeys, now, wakeMail: housekeeping.wakeMail }
  const cards = {
    provider,
    publicUrl: config.providerPublicUrl,
    path: config.paymentPath,
    caller: config.cardCaller,
  }
  const accounts: AccountDeps = { store, keys: keysOf(config), signingKeys, now }
  const sides = { orders, forms, accounts, cards, searches: { store, now } }
  registerErrorReplies(app)
  registerWrongPaths(app)
  await registerLoadShedding(app, config.shedding)
  registerHealth(app, store)
  registerCalls(app, handlersOf(network, config.agentId, sides), metrics.calls)
  if (config.hasTestStates)
    registerStateRoute(app, { ...accounts, network: network.current, vault: vaultOf(config) })
  app.addHook('onReady', async () => housekeeping.start(config.hasHousekeeping))
  app.addHook('onClose', async () => {
    metrics.stop()
    await housekeeping.stop()
  })
  return app
}

/** The handlers of calls, made anew for each network. */
function handlersOf(
  live: LiveNetwork,
  agentId: string,
  sides: Omit<HandlerDeps, 'network' | 'present'>,
): () => Handlers {
  const { now } = sides.orders
  return ofEachNetwork(live, (network) =>
    allHandlers({ ...sides, network, present: createPresenter(network, agentId, now) }),
  )
}

function mailDeps(
  { config, store, transport = openMailTransport(config.mail) }: AppDeps,
  { current }: LiveNetwork,
  around: Pick<MailDeps, 'now' | 'log' | 'metrics'>,
): MailDeps {
  const rulesOf = (placeCode: string) => current().rulesOf(placeCode)
  const letters = { store, ...config, ...config.mail, now: around.now, rulesOf }
  const writers = { writeConfirmation: confirmationWriter(letters), writeBookings: bookingsWriter(letters) }
  return { store, transport, ...config.mail, ...around, ...writers }
}

const NO_DIFFERENCES = Object.fromEntries(differenceKinds.map((kind) => [kind, 0]))

/** The rows that metrics count. */
function storedSources(
  { read: { standings, reconciliations }, isReady, isWritable, connections }: Store,
  now: () => Date,
  isReconciled: boolean,
) {
  return {
    isReady,
    isWritable,
    connections,
    openOrders: async () => await standings.openOrders(now()),
    payingOrders: async () => await standings.payingOrders(now()),
    places: async () => await standings.places(now()),
    mails: standings.mails,
    ...(isReconciled && reconciledSources(reconciliations, now)),
  }
}

/** What the comparison of orders with the provider's books has found. */
function reconciledSources(reconciliations: Store['read']['reconciliations'], now: () => Date) {
  return {
    differences: async () => ({ ...NO_DIFFERENCES, ...(await reconciliations.differences()) }),
    reconciled: async () => {
      const last = await reconciliations.lastRound()
      return last && { last_round: (now().getTime() - last.getTime()) / 1000 }
    },
  }
}

/** Parses the keys, which the configuration has already validated. */
function keysOf({ accountKeys }: Config): AccountDeps['keys'] {
  const keys = readAccountKeys(accountKeys)
  if (keys === undefined) throw new Error('ACCOUNT_KEYS cannot be read')
  return keys
}

function vaultOf({ provider: { url }, cardCaller: caller }: Config): Vault {
  return { url, caller }
}

function createServer(logLevel: string, logStream: Writable | undefined): FastifyInstance {
  return Fastify({
    logger: { ...loggerOptions(logLevel), stream: logStream ?? logOutput() },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // During the shutdown requests on open connections are served: their senders would treat a 503 as a fault.
    return503OnClosing: false,
    genReqId: requestIdOf,
  })
}
