import type { UpstreamStates } from '@layover/contracts'
import type { ClientTls } from '@layover/server-kit/environment/client-tls'
import { readEnvironment } from '@layover/server-kit/environment/read-environment'
import type { Source } from '@layover/server-kit/environment/secret-files'
import type { Values } from '@layover/server-kit/environment/variable'
import type { AgentIds } from './calls/agent-policy.ts'
import { isLoopback, type PublicOrigins } from './config/addresses.ts'
import { upstreamTlsFaults, upstreamTlsOf } from './config/upstream-tls.ts'
import { variables } from './config/variables.ts'
import { workerFaults } from './config/workers.ts'
import type { LimitKind } from './limits/call-limits.ts'
import type { Limits } from './limits/limit-hook.ts'
import type { Limit } from './limits/rate.ts'

export { variables } from './config/variables.ts'

type Environment = Values<typeof variables>

/** The settings of the gateway. It reads nothing else from the environment. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Processes that serve. One: there is no other process. */
  readonly workers: number
  /** Undefined: metrics are not served. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  readonly publicOrigins: PublicOrigins
  readonly upstreamUrl: URL
  readonly upstreamHealthPath: string
  readonly upstreamStates: UpstreamStates
  /** Name, value, name, value: what the provider requires of every request. */
  readonly upstreamHeaders: readonly string[]
  readonly upstreamTls: ClientTls | undefined
  readonly additions: readonly string[]
  readonly cardProviderUrl: URL
  readonly cardVaultPath: string
  readonly sessionKeys: readonly Buffer[]
  readonly agentIds: AgentIds
  readonly validation: 'enforce' | 'report'
  readonly trustProxy: readonly string[]
  readonly webRoot: string | undefined
  readonly serviceWorker: 'on' | 'off'
  readonly analyticsUrl: URL | undefined
  readonly imageOrigins: readonly string[]
  readonly logLevel: string
  readonly answerLimitBytes: number
  readonly upstreamConnections: number
  readonly addressSharePercent: number
  readonly upstreamKeepAliveMs: number
  readonly breaker: { readonly faults: number; readonly openMs: number }
  readonly requestTimeoutMs: number
  readonly headersTimeoutMs: number
  readonly drain: { readonly announceMs: number; readonly deadlineMs: number }
  readonly shedding: { readonly delayMs: number; readonly heapPercent: number }
  readonly idempotencyTtlSeconds: number
  readonly idempotencyMaxBytes: number
  readonly cacheMaxBytes: number
  readonly redisUrl: URL | undefined
  readonly limits: Limits
}

/** The environment has faults; `faults` has one readable line for each. */
export class ConfigError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n  ${faults.join('\n  ')}`,
    )
    this.name = 'ConfigError'
    this.faults = faults
  }
}

/** Metrics are never public, so they need a port of their own. */
function portFaults({ PORT, METRICS_PORT }: Partial<Environment>): string[] {
  if (METRICS_PORT === undefined || METRICS_PORT === 0 || METRICS_PORT !== PORT) return []
  return ['METRICS_PORT: expected another port than PORT, since metrics are never public']
}

/** A page on https would send cards over plain http; on loopback nobody listens. */
function providerFaults({ PUBLIC_ORIGIN, CARD_PROVIDER_PUBLIC_URL: url }: Partial<Environment>): string[] {
  const isPlain = url?.protocol === 'http:' && !isLoopback(url)
  return isPlain && PUBLIC_ORIGIN?.isSecure
    ? ['CARD_PROVIDER_PUBLIC_URL: expected https, since the shop is on https']
    : []
}

/** Node accepts no server whose headers may take longer than the whole request. */
function timeoutFaults({ REQUEST_TIMEOUT_MS, HEADERS_TIMEOUT_MS }: Partial<Environment>): string[] {
  const isLonger = HEADERS_TIMEOUT_MS !== undefined && HEADERS_TIMEOUT_MS > Number(REQUEST_TIMEOUT_MS)
  return isLonger
    ? [`HEADERS_TIMEOUT_MS: expected no more than REQUEST_TIMEOUT_MS, ${REQUEST_TIMEOUT_MS}`]
    : []
}

function jointFaults(found: Partial<Environment>): string[] {
  return [portFaults, timeoutFaults, providerFaults, upstreamTlsFaults, workerFaults].flatMap((faults) =>
    faults(found),
  )
}

/** Reads the configuration, or throws a ConfigError that names every fault. */
export function loadConfig(source: Source): Config {
  const read = readEnvironment(variables, source)
  if ('faults' in read) throw new ConfigError([...read.faults, ...jointFaults(read.found)])
  const faults = jointFaults(read.environment)
  if (faults.length > 0) throw new ConfigError(faults)
  return toConfig(read.environment)
}

function limitsOf(env: Environment): Limits {
  const limits = {
    calls: env.RATE_LIMIT_CALLS,
    discount: env.RATE_LIMIT_DISCOUNT,
    lookup: env.RATE_LIMIT_LOOKUP,
    find: env.RATE_LIMIT_FIND,
    account: env.RATE_LIMIT_ACCOUNT,
    forms: env.RATE_LIMIT_FORMS,
    orders: env.RATE_LIMIT_ORDERS,
    holds: env.RATE_LIMIT_HOLDS,
    sessions: env.RATE_LIMIT_SESSIONS,
    heavy: env.RATE_LIMIT_HEAVY,
  } satisfies Record<LimitKind, Limit | undefined>
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined))
}

function agentIdsOf({
  AGENT_ID_GENERAL: general,
  AGENT_ID_POPULAR: popular,
  AGENTS = [],
}: Environment): AgentIds {
  return { general, popular, known: new Set([general, popular, ...AGENTS]) }
}

function toConfig(env: Environment): Config {
  return {
    port: env.PORT,
    host: env.HOST,
    workers: env.GATEWAY_WORKERS,
    metrics: env.METRICS_PORT === 0 ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    publicOrigins: env.PUBLIC_ORIGIN,
    upstreamUrl: env.UPSTREAM_URL,
    upstreamHealthPath: env.UPSTREAM_HEALTH_PATH,
    upstreamStates: env.UPSTREAM_STATES ?? new Map(),
    upstreamHeaders: env.UPSTREAM_HEADERS ?? [],
    upstreamTls: upstreamTlsOf(env),
    additions: env.UPSTREAM_ADDITIONS,
    cardProviderUrl: env.CARD_PROVIDER_PUBLIC_URL,
    cardVaultPath: env.CARD_VAULT_PATH,
    sessionKeys: env.SESSION_KEYS,
    agentIds: agentIdsOf(env),
    validation: env.VALIDATION,
    trustProxy: env.TRUST_PROXY ?? [],
    webRoot: env.WEB_ROOT,
    serviceWorker: env.SERVICE_WORKER,
    analyticsUrl: env.ANALYTICS_URL,
    imageOrigins: env.IMAGE_ORIGINS ?? [],
    logLevel: env.LOG_LEVEL,
    answerLimitBytes: env.ANSWER_LIMIT_BYTES,
    upstreamConnections: env.UPSTREAM_CONNECTIONS,
    addressSharePercent: env.ADDRESS_SHARE_PERCENT,
    upstreamKeepAliveMs: env.UPSTREAM_KEEP_ALIVE_MS,
    breaker: { faults: env.BREAKER_FAULTS, openMs: env.BREAKER_OPEN_MS },
    requestTimeoutMs: env.REQUEST_TIMEOUT_MS,
    headersTimeoutMs: env.HEADERS_TIMEOUT_MS,
    drain: { announceMs: env.DRAIN_ANNOUNCE_MS, deadlineMs: env.DRAIN_TIMEOUT_MS },
    shedding: { delayMs: env.SHED_DELAY_MS, heapPercent: env.SHED_HEAP_PERCENT },
    idempotencyTtlSeconds: env.IDEMPOTENCY_TTL_S,
    idempotencyMaxBytes: env.IDEMPOTENCY_MAX_BYTES,
    cacheMaxBytes: env.CACHE_MAX_BYTES,
    redisUrl: env.REDIS_URL,
    limits: limitsOf(env),
  }
}
