import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localKeys } from '@layover/toolchain/keys'
import { localServers } from '@layover/toolchain/servers'
import { ServerProcess } from './server-process.ts'

/** How long the provider may take, how long it may know nothing of a payment, and the pause between rounds of recovery. */
const PATIENCE = {
  PAYMENT_TIMEOUT_SECONDS: '5',
  PAYMENT_GRACE_SECONDS: '8',
  RECOVERY_INTERVAL_SECONDS: '1',
}

/** The three servers of a local start, on free ports and in a data folder of their own. */
export interface Stack {
  readonly gateway: ServerProcess
  readonly upstream: ServerProcess
  readonly sandbox: ServerProcess
  readonly dataDir: string
  /** Every payment that the sandbox wrote down. */
  readonly ledger: () => Promise<LedgerPayment[]>
  readonly remove: () => Promise<void>
}

interface LedgerPayment {
  readonly status: string
  readonly merchantReference: string
  readonly amountOfMoney: { readonly amount: number; readonly currencyCode: string }
}

/** Starts all three on an empty data folder. */
export async function startStack({ logLevel = 'warn' } = {}): Promise<Stack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'layover-crash-'))
  const keys = localKeys(dataDir)
  const port = await freePorts(3)
  const options = { host: '127.0.0.1', port, dataDir, keys, logLevel, webRoot: '' }
  const [sandboxPlan, upstreamPlan, gatewayPlan] = localServers(options)
  if (!sandboxPlan || !upstreamPlan || !gatewayPlan) throw new Error('a local start has three servers')
  const patient = { ...upstreamPlan, env: { ...upstreamPlan.env, ...PATIENCE } }
  const sandbox = new ServerProcess(sandboxPlan, ['requests', 'writes'])
  const upstream = new ServerProcess(patient, ['requests', 'queries', 'fetches'])
  const gateway = new ServerProcess(gatewayPlan, ['requests', 'forwards'], '/health/live')
  const servers = [sandbox, upstream, gateway]
  await Promise.all(servers.map(async (server) => await server.start()))
  const authorization = `Basic ${Buffer.from(`local:${keys.merchantSecret}`).toString('base64')}`
  return {
    ...{ gateway, upstream, sandbox, dataDir },
    ledger: async () => {
      const answer = await fetch(`${sandbox.origin}/sandbox/ledger`, { headers: { authorization } })
      const { entries } = (await answer.json()) as { entries: { payment: LedgerPayment }[] }
      return entries.map(({ payment }) => payment)
    },
    remove: async () => {
      await Promise.all(servers.map(async (server) => await server.kill()))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The first of several ports in a row that nobody listens on: a server that is started again needs its own once more. */
async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 12_000)
    const isFree = await Promise.all(Array.from({ length: count }, (_, index) => canListen(first + index)))
    if (isFree.every(Boolean)) return first
  }
}

async function canListen(port: number): Promise<boolean> {
  const probe = createServer()
  return await new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
