import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localKeys } from '@layover/toolchain/keys'
import { WEB_ROOT } from '@layover/toolchain/paths'
import { localServers, type ServerPlan, UNLIMITED } from '@layover/toolchain/servers'
import { freePorts } from '../harness/free-ports.ts'
import { type LedgerPayment, readLedger } from '../harness/ledger.ts'
import { type ServerOptions, ServerProcess } from '../harness/server-process.ts'
import { type Balancer, startBalancer } from './balancer.ts'

/** Gateways before upstreams, several of each, from the build, as an operator runs them. */
export interface Fleet {
  /** The address for visitors: the balancer, or the only gateway. */
  readonly address: string
  readonly gateways: readonly ServerProcess[]
  /** Where each gateway's metrics are. */
  readonly metrics: readonly string[]
  readonly upstreams: readonly ServerProcess[]
  readonly sandbox: ServerProcess
  readonly balancer: Balancer | undefined
  readonly ledger: () => Promise<LedgerPayment[]>
  readonly remove: () => Promise<void>
}

interface FleetOptions {
  readonly gateways: number
  readonly upstreams: number
  /** Several upstreams share one; a single one may have its own. */
  readonly databaseUrl?: string
  readonly gatewayEnv?: Readonly<Record<string, string>>
  readonly gatewayProcess?: Pick<ServerOptions, 'nodeArgs' | 'imports'>
}

const HOST = '127.0.0.1'
const at = (port: number) => `http://${HOST}:${port}`

function onPort(plan: ServerPlan, port: number, env: Readonly<Record<string, string>>): ServerPlan {
  const name = `${plan.name} on ${port}`
  return { ...plan, name, port, env: { ...plan.env, NODE_ENV: 'production', PORT: String(port), ...env } }
}

/** The plans of a whole fleet; ports stand in a row from `first`. */
function planFleet(first: number, dataDir: string, options: FleetOptions) {
  const { gateways: gatewayCount, upstreams: upstreamCount, databaseUrl, gatewayEnv } = options
  const keys = localKeys(dataDir)
  const ports = { upstream: first + 3, gateway: first + 3 + upstreamCount }
  const balancer = first
  const common = { port: first, dataDir, keys, logLevel: 'warn', webRoot: WEB_ROOT }
  const [sandbox, upstream, gateway] = localServers(common)
  const upstreams = Array.from({ length: upstreamCount }, (_, index) =>
    onPort(upstream, ports.upstream + index, {
      ...UNLIMITED,
      DATA_DIR: join(dataDir, `upstream-${index}`),
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    }),
  )
  const gateways = Array.from({ length: gatewayCount }, (_, index) =>
    onPort(gateway, ports.gateway + 2 * index, {
      ...UNLIMITED,
      PUBLIC_ORIGIN: at(gatewayCount > 1 ? balancer : ports.gateway),
      METRICS_PORT: String(ports.gateway + 2 * index + 1),
      UPSTREAM_URL: at(ports.upstream + (index % Math.max(1, upstreamCount))),
      ...gatewayEnv,
    }),
  )
  return { keys, balancer, sandbox, upstreams, gateways }
}

/** Starts everything on an empty data folder and free ports of this machine. */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const dataDir = mkdtempSync(join(tmpdir(), 'layover-soak-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const plan = planFleet(await freePorts(3 + options.upstreams + 2 * options.gateways), dataDir, options)
  const asProcess = (each: ServerPlan, more: Omit<ServerOptions, 'from'> = {}) =>
    new ServerProcess(each, { from: 'build', ...more })
  const sandbox = asProcess(plan.sandbox)
  const upstreams = plan.upstreams.map((each) => asProcess(each))
  const gateways = plan.gateways.map((each) => asProcess(each, options.gatewayProcess))
  const startAll = async (servers: readonly ServerProcess[]) => {
    await Promise.all(servers.map(async (server) => await server.start()))
  }
  await startAll([sandbox, ...upstreams])
  await startAll(gateways)
  const balancer = gateways.length > 1 ? await startBalancer(plan.balancer, gateways, dataDir) : undefined
  return {
    gateways,
    upstreams,
    sandbox,
    balancer,
    address: balancer?.origin ?? gateways[0]?.origin ?? '',
    metrics: plan.gateways.map(({ env }) => `http://${HOST}:${env.METRICS_PORT}/metrics`),
    ledger: async () => await readLedger(sandbox.origin, plan.keys.merchantSecret),
    remove: async () => {
      await balancer?.stop()
      for (const servers of [gateways, upstreams, [sandbox]])
        await Promise.all(servers.map(async (server) => await server.kill()))
    },
  }
}
