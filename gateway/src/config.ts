import { allCalls, compileCheck } from '@layover/contracts'
import { readSecretFiles, type Source, secretNames } from '@layover/server-kit/environment/secret-files'
import { type PublicOrigins, parseAddress, parseOrigins, parseRedisAddress } from './config/addresses.ts'
import { Environment, withDefaults } from './config/environment.ts'
import { parseLimits } from './config/limits.ts'
import { parseProxies } from './config/proxies.ts'
import { parseSessionKeys } from './config/session-keys.ts'
import type { Limits } from './limits/limit-hook.ts'

/** The settings of the gateway. It reads nothing else from the environment. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Undefined: metrics are not served. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  readonly publicOrigins: PublicOrigins
  readonly upstreamUrl: URL
  readonly upstreamHealthPath: string
  readonly additions: readonly string[]
  readonly cardProviderUrl: URL
  readonly sessionKeys: readonly Buffer[]
  readonly agentIds: { readonly general: string; readonly popular: string }
  readonly validation: 'enforce' | 'report'
  readonly trustProxy: readonly string[]
  readonly webRoot: string | undefined
  readonly analyticsUrl: URL | undefined
  readonly logLevel: string
  readonly answerLimitBytes: number
  readonly upstreamConnections: number
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

const check = compileCheck(Environment)

/** Whether a variable holds a secret, whose value no message repeats. */
function isSecret(name: string): boolean {
  return Environment.properties[name as keyof Environment]?.secret !== undefined
}

function variableOf(fault: string): string {
  return fault.split(':')[0] ?? ''
}

function shapeFaults(values: Record<string, string>): string[] {
  return check.violations(values).map(({ path, expected, got }) => {
    const name = path.replace('$.', '')
    return `${name}: expected ${expected}, got ${isSecret(name) && got !== 'nothing' ? 'something else' : got}`
  })
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function parseAdditions(text: string, faults: string[]): string[] {
  const known = allCalls.filter((call) => call.addition).map((call) => call.id)
  const chosen = list(text)
  for (const id of chosen) {
    if (!known.includes(id))
      faults.push(`UPSTREAM_ADDITIONS: ${id} is no addition; known are ${known.sort().join(', ')}`)
  }
  return chosen
}

/** Finds numbers that would stop or starve the server. */
function rangeFaults(values: Record<string, string>): string[] {
  return Object.entries(Environment.properties).flatMap(([name, { range }]) => {
    const text = values[name] ?? ''
    if (!range || !/^\d{1,9}$/.test(text)) return []
    const [least, most] = range as [number, number]
    const isInside = Number(text) >= least && Number(text) <= most
    return isInside ? [] : [`${name}: expected ${least} to ${most}, got ${text}`]
  })
}

/** Metrics are never public, so they need a port of their own. */
function portFaults({ PORT, METRICS_PORT }: Record<string, string>): string[] {
  if (METRICS_PORT === '0' || METRICS_PORT !== PORT) return []
  return ['METRICS_PORT: expected another port than PORT, since metrics are never public']
}

/** Parses the values that need more than a pattern, and adds a line to `faults` for each wrong one. */
function parseValues(values: Environment, faults: string[]) {
  return {
    publicOrigins: parseOrigins(values.PUBLIC_ORIGIN ?? '', faults),
    upstreamUrl: parseAddress('UPSTREAM_URL', values.UPSTREAM_URL, faults),
    cardProviderUrl: parseAddress('CARD_PROVIDER_PUBLIC_URL', values.CARD_PROVIDER_PUBLIC_URL, faults),
    analyticsUrl: values.ANALYTICS_URL
      ? parseAddress('ANALYTICS_URL', values.ANALYTICS_URL, faults)
      : undefined,
    sessionKeys: parseSessionKeys(values.SESSION_KEYS, faults),
    additions: parseAdditions(values.UPSTREAM_ADDITIONS, faults),
    trustProxy: parseProxies(list(values.TRUST_PROXY), faults),
    redisUrl: values.REDIS_URL ? parseRedisAddress(values.REDIS_URL, faults) : undefined,
    limits: parseLimits(values, faults),
  }
}

/** Reads the configuration, or throws a ConfigError that names every fault. */
export function loadConfig(source: Source): Config {
  const { source: given, faults: fileFaults } = readSecretFiles(source, secretNames(Environment.properties))
  const values = withDefaults(given)
  const valueFaults = [...shapeFaults(values), ...rangeFaults(values), ...portFaults(values)]
  const faults = [
    ...fileFaults.values(),
    ...valueFaults.filter((fault) => !fileFaults.has(variableOf(fault))),
  ]
  const required = Object.keys(Environment.properties).map((name) => [name, values[name] ?? ''])
  const missing = new Set([...faults.map(variableOf), ...fileFaults.keys()])
  const found: string[] = []
  const parsed = parseValues(Object.fromEntries(required) as Environment, found)
  faults.push(...found.filter((fault) => !missing.has(variableOf(fault))))
  const { upstreamUrl, cardProviderUrl } = parsed
  if (faults.length > 0 || !upstreamUrl || !cardProviderUrl) throw new ConfigError(faults)
  const env = values as Environment
  return {
    ...parsed,
    port: Number(env.PORT),
    upstreamUrl,
    cardProviderUrl,
    host: env.HOST,
    metrics:
      env.METRICS_PORT === '0' ? undefined : { host: env.METRICS_HOST, port: Number(env.METRICS_PORT) },
    upstreamHealthPath: env.UPSTREAM_HEALTH_PATH,
    agentIds: { general: env.AGENT_ID_GENERAL, popular: env.AGENT_ID_POPULAR },
    validation: env.VALIDATION as Config['validation'],
    webRoot: env.WEB_ROOT || undefined,
    logLevel: env.LOG_LEVEL,
    answerLimitBytes: Number(env.ANSWER_LIMIT_BYTES),
    upstreamConnections: Number(env.UPSTREAM_CONNECTIONS),
    upstreamKeepAliveMs: Number(env.UPSTREAM_KEEP_ALIVE_MS),
    breaker: { faults: Number(env.BREAKER_FAULTS), openMs: Number(env.BREAKER_OPEN_MS) },
    requestTimeoutMs: Number(env.REQUEST_TIMEOUT_MS),
    headersTimeoutMs: Number(env.HEADERS_TIMEOUT_MS),
    drain: { announceMs: Number(env.DRAIN_ANNOUNCE_MS), deadlineMs: Number(env.DRAIN_TIMEOUT_MS) },
    shedding: { delayMs: Number(env.SHED_DELAY_MS), heapPercent: Number(env.SHED_HEAP_PERCENT) },
    idempotencyTtlSeconds: Number(env.IDEMPOTENCY_TTL_S),
    idempotencyMaxBytes: Number(env.IDEMPOTENCY_MAX_BYTES),
    cacheMaxBytes: Number(env.CACHE_MAX_BYTES),
  }
}
