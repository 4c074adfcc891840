import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localKeys } from '@layover/toolchain/keys'
import { localServers } from '@layover/toolchain/servers'
import { freePorts } from '../harness/free-ports.ts'
import { ServerProcess } from '../harness/server-process.ts'
import { Visitor } from '../harness/visitor.ts'

/** The three servers of a shop with production settings, on free ports and in a data folder of their own. */
export interface ProductionShop {
  readonly sandboxOrigin: string
  /** A new browser at the gateway. */
  readonly visitor: () => Promise<Visitor>
  /** The logs of all servers, the provider's ledger and all mail. */
  readonly records: () => string
  readonly close: () => Promise<void>
}

/** On a busy machine the gateway would refuse calls, which is right, but not the matter here. */
const NEVER_SHEDDING = { SHED_DELAY_MS: '0' }

/** Starts all three with `NODE_ENV=production`; `upstreamEnv` is the operator's own choice. */
export async function openShop(upstreamEnv: Readonly<Record<string, string>> = {}): Promise<ProductionShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'layover-abuse-'))
  const keys = localKeys(dataDir)
  const port = await freePorts(3)
  const plans = localServers({ host: '127.0.0.1', port, dataDir, keys, logLevel: 'debug', webRoot: '' })
  const extra: Readonly<Record<string, object>> = { upstream: upstreamEnv, gateway: NEVER_SHEDDING }
  const servers = plans.map((plan) => {
    const env = { ...plan.env, NODE_ENV: 'production', ...extra[plan.name] }
    return new ServerProcess({ ...plan, env }, { from: 'sources', health: '/health/live' })
  })
  await Promise.all(servers.map(async (server) => await server.start()))
  const [sandbox, , gateway] = servers
  if (!sandbox || !gateway) throw new Error('a local start has three servers')
  return {
    sandboxOrigin: sandbox.origin,
    visitor: async () => {
      const visitor = new Visitor(gateway.origin)
      await visitor.arrive()
      return visitor
    },
    records: () => [...servers.map(({ output }) => output), ...filesOf(dataDir)].join('\n'),
    close: async () => {
      await Promise.all(servers.map(async (server) => await server.kill()))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The files of the data folder except the database, which has to hold the numbers. */
function filesOf(dataDir: string): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes(`${join(dataDir, 'upstream', 'database')}`))
    .map((path) => readFileSync(path, 'latin1'))
}
