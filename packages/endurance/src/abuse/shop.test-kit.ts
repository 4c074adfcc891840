import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localKeys } from '@layover/toolchain/keys'
import { localServers, type ServerPlan } from '@layover/toolchain/servers'
import { afterAll, beforeAll } from 'vitest'
import { freePorts } from '../harness/free-ports.ts'
import { ServerProcess } from '../harness/server-process.ts'
import { type Fetch, Visitor } from '../harness/visitor.ts'

/** The shop under attack, with the limits of production. */
export interface Shop {
  readonly gateway: ServerProcess
  readonly upstream: ServerProcess
  readonly sandbox: ServerProcess
  /** A new visitor who comes from this address. */
  readonly visitorFrom: (address: string, fetch?: Fetch) => Promise<Visitor>
  /** The logs of all servers, the provider's ledger and all mail. */
  readonly records: () => string
}

type Env = Readonly<Record<string, string>>

/** The operator's own choice. */
interface Settings {
  readonly gateway?: Env
  readonly upstream?: Env
  readonly logLevel?: string
}

/**
 * The tests stand for the edge, and name the addresses of visitors as it does. A busy machine would shed load, which is
 * right, but not the matter here.
 */
const ALL = { NODE_ENV: 'production', SHED_DELAY_MS: '0' }
const BEHIND_EDGE = { TRUST_PROXY: '127.0.0.1' }

function fetchFrom(address: string, fetch: Fetch): Fetch {
  return async (url, { headers, ...rest } = {}) =>
    await fetch(url, { ...rest, headers: { ...headers, 'x-forwarded-for': address } })
}

const plainFetch: Fetch = async (url, { headers, ...rest } = {}) =>
  await fetch(url, { ...rest, headers: { ...headers } })

async function planShop(dataDir: string, { gateway = {}, upstream = {}, logLevel = 'warn' }: Settings) {
  const options = { port: await freePorts(3), dataDir, keys: localKeys(dataDir) }
  const plans = localServers({ ...options, logLevel, webRoot: '' })
  const server = (plan: ServerPlan, env: Env = {}) =>
    new ServerProcess({ ...plan, env: { ...plan.env, ...ALL, ...env } }, { from: 'sources' })
  return {
    sandbox: server(plans[0]),
    upstream: server(plans[1], upstream),
    gateway: server(plans[2], { ...BEHIND_EDGE, ...gateway }),
  }
}

/** Starts the shop for all tests of a file, with a data folder of its own. */
export function useShop(settings: Settings = {}): Shop {
  let dataDir = ''
  let servers: Awaited<ReturnType<typeof planShop>> | undefined
  const planned = () => {
    if (!servers) throw new Error('the shop runs only during tests')
    return servers
  }
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'layover-abuse-'))
    servers = await planShop(dataDir, settings)
    for (const server of [servers.sandbox, servers.upstream, servers.gateway]) await server.start()
  })
  // Also after a start that failed.
  afterAll(async () => {
    await Promise.all(Object.values(servers ?? {}).map(async (server) => await server.kill()))
    if (dataDir !== '') rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    get gateway() {
      return planned().gateway
    },
    get upstream() {
      return planned().upstream
    },
    get sandbox() {
      return planned().sandbox
    },
    async visitorFrom(address, fetch = plainFetch) {
      const visitor = new Visitor(planned().gateway.origin, fetchFrom(address, fetch))
      await visitor.arrive()
      return visitor
    },
    records: () => [...Object.values(planned()).map(({ output }) => output), ...filesOf(dataDir)].join('\n'),
  }
}

/** The files of the data folder except the database, which has to hold the numbers. */
function filesOf(dataDir: string): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes(join(dataDir, 'upstream', 'database')))
    .map((path) => readFileSync(path, 'latin1'))
}
