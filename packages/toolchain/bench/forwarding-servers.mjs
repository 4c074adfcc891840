import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { findNginx, NGINX_MISSING } from '../src/nginx.mjs'
import { ROOT } from '../src/paths.mjs'
import { progress } from '../src/print.mjs'
import { node, startMeasured } from './measured-server.mjs'
import { writeNginxConfig } from './nginx-config.mjs'

/** @typedef {import('./measured-server.mjs').ServerPlan} ServerPlan */
/** @typedef {import('./measured-server.mjs').MeasuredServer & { name: Name, port: number, prefix: string, logPath: string | undefined, metricsPort: number | undefined }} Measured prefix: before the provider's own paths */
/** @typedef {'upstream alone' | 'nginx' | 'bare @fastify/http-proxy' | 'fast-gateway' | 'gateway, uncached' | 'gateway, cached'} Name */

export const GATEWAY = join(ROOT, 'gateway/dist/server.js')

/** So many that none is refused; each request is counted all the same. */
const NO_LIMIT = '999999999/60 999999999/60'

/** @param {string} name */
const beside = (name) => new URL(`./${name}`, import.meta.url).pathname

/**
 * A gateway as it is run, with every feature on: checks both ways, sessions, limits, metrics and a line in a log for each call.
 * @param {number} port @param {number} upstreamPort @param {Record<string, string>} more @returns {Record<string, string>}
 */
export function gatewayEnv(port, upstreamPort, more) {
  return {
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    UPSTREAM_URL: `http://127.0.0.1:${upstreamPort}`,
    CARD_PROVIDER_PUBLIC_URL: 'http://127.0.0.1:9',
    SESSION_KEYS: randomBytes(32).toString('hex'),
    AGENT_ID_GENERAL: 'layover',
    AGENT_ID_POPULAR: 'layover-popular',
    // They choose the size of the provider's answer.
    AGENTS: 'small,large',
    VALIDATION: 'enforce',
    RATE_LIMIT_CALLS: NO_LIMIT,
    LOG_LEVEL: 'info',
    // Measured as ever, but never shedding: on a busy machine it would refuse the requests of the benchmark.
    SHED_DELAY_MS: '10000',
    METRICS_PORT: String(port + 10),
    ...more,
  }
}

/**
 * The compared servers, each with its plan.
 * @param {number} firstPort @param {string} folder @param {string | undefined} nginx
 * @returns {(ServerPlan & { name: Name })[]}
 */
function plansOf(firstPort, folder, nginx) {
  const ports = {
    direct: firstPort + 1,
    nginx: firstPort + 2,
    bare: firstPort + 3,
    uncached: firstPort + 4,
    cached: firstPort + 5,
    fast: firstPort + 6,
  }
  const upstreamPort = firstPort
  const config = () => writeNginxConfig({ port: ports.nginx, upstreamPort, folder: join(folder, 'nginx') })
  const proxy = /** @type {const} */ ('bare @fastify/http-proxy')
  const env = { UPSTREAM_URL: `http://127.0.0.1:${upstreamPort}` }
  return [
    { name: 'upstream alone', ...node(beside('fixed-upstream.mjs')), port: ports.direct },
    ...(nginx
      ? [{ name: /** @type {const} */ ('nginx'), command: nginx, args: ['-c', config()], port: ports.nginx }]
      : []),
    { name: proxy, ...node(beside('bare-proxy.mjs')), port: ports.bare, env },
    { name: 'fast-gateway', ...node(beside('fast-gateway.mjs')), port: ports.fast, env },
    {
      name: 'gateway, uncached',
      ...node(GATEWAY),
      port: ports.uncached,
      env: gatewayEnv(ports.uncached, upstreamPort, { CACHE_MAX_BYTES: '0' }),
      logPath: join(folder, 'uncached.log'),
    },
    {
      name: 'gateway, cached',
      ...node(GATEWAY),
      port: ports.cached,
      env: gatewayEnv(ports.cached, upstreamPort, {}),
      logPath: join(folder, 'cached.log'),
    },
  ]
}

/**
 * Starts the provider and everything that is compared before it, on the ports from `firstPort` on.
 * @param {number} firstPort
 * @param {string} folder for logs and nginx, which the caller removes
 * @returns {Promise<{ measured: Measured[], stop: () => Promise<void> }>}
 */
export async function startAll(firstPort, folder) {
  const nginx = await findNginx()
  if (!nginx) progress(NGINX_MISSING)
  const provider = { ...node(beside('fixed-upstream.mjs')), port: firstPort, isMeasured: false }
  const running = [await startMeasured(provider)]
  /** @type {Measured[]} */
  const measured = []
  for (const plan of plansOf(firstPort, folder, nginx)) {
    const server = await startMeasured(plan)
    running.push(server)
    const { name, port, logPath, env } = plan
    const prefix = name === 'upstream alone' ? '' : '/api'
    const metricsPort = env?.METRICS_PORT === undefined ? undefined : Number(env.METRICS_PORT)
    measured.push({ ...server, name, port, prefix, logPath, metricsPort })
  }
  return {
    measured,
    async stop() {
      for (const { stop } of running) await stop()
    },
  }
}
