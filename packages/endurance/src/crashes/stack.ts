import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localKeys } from '@layover/toolchain/keys'
import { localServers } from '@layover/toolchain/servers'
import { freePorts } from '../harness/free-ports.ts'
import { type LedgerPayment, planFaults, readLedger } from '../harness/ledger.ts'
import { HeldServer } from './held-server.ts'

/** Deadline of the provider, time until an unknown payment counts as none, and pause between rounds of recovery. */
const PATIENCE = {
  PAYMENT_TIMEOUT_SECONDS: '5',
  PAYMENT_GRACE_SECONDS: '8',
  RECOVERY_INTERVAL_SECONDS: '1',
  // A killed provider faults every charge in flight at once, and is back a moment later.
  PROVIDER_BREAKER_FAULTS: '1000',
}

/** All visitors have one network here, and most of their orders are never paid. */
const UNBOUNDED = { PLACES_HELD: 'off', DECLINED_PAYMENTS: 'off' }

/** On a busy machine gateway and upstream would refuse calls, which is right, but not the matter here. */
const NEVER_SHEDDING = { SHED_DELAY_MS: '0' }

/** The three servers of a local start, on free ports and in a data folder of their own. */
export interface Stack {
  readonly gateway: HeldServer
  readonly upstream: HeldServer
  readonly sandbox: HeldServer
  readonly dataDir: string
  /** Every payment that the sandbox wrote down. */
  readonly ledger: () => Promise<LedgerPayment[]>
  /** Plans faults of the next payment requests, in order. */
  readonly planFaults: (faults: readonly string[]) => Promise<void>
  readonly remove: () => Promise<void>
}

/** Starts all three on an empty data folder. */
export async function startStack({ logLevel = 'warn', upstreamEnv = {} } = {}): Promise<Stack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'layover-crash-'))
  const keys = localKeys(dataDir)
  const port = await freePorts(3)
  const options = { port, dataDir, keys, logLevel, webRoot: '' }
  const [sandboxPlan, upstreamPlan, gatewayPlan] = localServers(options)
  const forUpstream = { ...PATIENCE, ...UNBOUNDED, ...NEVER_SHEDDING, ...upstreamEnv }
  const patient = { ...upstreamPlan, env: { ...upstreamPlan.env, ...forUpstream } }
  const steady = { ...gatewayPlan, env: { ...gatewayPlan.env, ...NEVER_SHEDDING } }
  const sandbox = new HeldServer(sandboxPlan, ['requests', 'writes'])
  const upstream = new HeldServer(patient, ['requests', 'queries', 'forwards'])
  const gateway = new HeldServer(steady, ['requests', 'forwards'], '/health/live')
  const servers = [sandbox, upstream, gateway]
  await Promise.all(servers.map(async (server) => await server.start()))
  return {
    gateway,
    upstream,
    sandbox,
    dataDir,
    ledger: async () => await readLedger(sandbox.origin, keys.merchantSecret),
    planFaults: async (faults) => await planFaults(sandbox.origin, keys.merchantSecret, faults),
    remove: async () => {
      await Promise.all(servers.map(async (server) => await server.kill()))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
