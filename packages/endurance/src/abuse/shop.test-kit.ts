import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localKeys } from '@layover/toolchain/keys'
import { localServers } from '@layover/toolchain/servers'
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
}

/** The tests stand for the edge, and name the addresses of visitors as it does. */
const BEHIND_EDGE = { TRUST_PROXY: '127.0.0.1' }

/** A busy machine would shed load, which is right, but not the matter here. */
const NEVER_SHEDDING = { SHED_DELAY_MS: '0' }

function fetchFrom(address: string, fetch: Fetch): Fetch {
  return async (url, { headers, ...rest } = {}) =>
    await fetch(url, { ...rest, headers: { ...headers, 'x-forwarded-for': address } })
}

const plainFetch: Fetch = async (url, { headers, ...rest } = {}) =>
  await fetch(url, { ...rest, headers: { ...headers } })

async function startShop(gatewayEnv: Readonly<Record<string, string>>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'layover-abuse-'))
  const options = { host: '127.0.0.1', port: await freePorts(3), dataDir, keys: localKeys(dataDir) }
  const plans = localServers({ ...options, logLevel: 'warn', webRoot: '' })
  const [sandbox, upstream, gateway] = plans.map((plan) => {
    const more = plan.name === 'gateway' ? { ...BEHIND_EDGE, ...gatewayEnv } : {}
    return new ServerProcess(
      { ...plan, env: { ...plan.env, ...NEVER_SHEDDING, ...more } },
      { from: 'sources' },
    )
  })
  if (!sandbox || !upstream || !gateway) throw new Error('a local start has three servers')
  for (const server of [sandbox, upstream, gateway]) await server.start()
  return { gateway, upstream, sandbox, dataDir }
}

/** Starts the shop for all tests of a file. */
export function useShop(gatewayEnv: Readonly<Record<string, string>> = {}): Shop {
  let servers: Awaited<ReturnType<typeof startShop>> | undefined
  beforeAll(async () => {
    servers = await startShop(gatewayEnv)
  })
  afterAll(async () => {
    if (!servers) return
    const { gateway, upstream, sandbox, dataDir } = servers
    await Promise.all([gateway, upstream, sandbox].map(async (server) => await server.kill()))
    rmSync(dataDir, { recursive: true, force: true })
  })
  const running = () => {
    if (!servers) throw new Error('the shop runs only during tests')
    return servers
  }
  return {
    get gateway() {
      return running().gateway
    },
    get upstream() {
      return running().upstream
    },
    get sandbox() {
      return running().sandbox
    },
    async visitorFrom(address, fetch = plainFetch) {
      const visitor = new Visitor(running().gateway.origin, fetchFrom(address, fetch))
      await visitor.arrive()
      return visitor
    },
  }
}
