import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { expect, vi } from 'vitest'
import { buildApp } from './app.ts'
import { closeWithFile } from './close-with-file.test-kit.ts'
import { type Config, readConfig } from './config.ts'
import type { MailTransport } from './mail/mail-transport.ts'
import type { CardProvider } from './payments/card-provider.ts'
import { ScriptedLedger } from './payments/scripted-ledger.test-kit.ts'
import { ScriptedProvider } from './payments/scripted-provider.test-kit.ts'
import { exampleAccountKey } from './states/example-account-key.ts'
import { statePassKey, stateSigningKey } from './states/sample-orders.ts'
import type { OpenStore } from './store/open-store.ts'
import type { Store } from './store/store.ts'
import { openSharedTestStores, openTestStore } from './store/test-store.test-kit.ts'

export const environment = {
  MERCHANT_KEY_ID: 'key-1',
  MERCHANT_SECRET: 'a-merchant-secret-of-enough-length',
  SIGNING_KEY: stateSigningKey,
  PASS_SIGNING_KEY: statePassKey,
  ACCOUNT_KEYS: exampleAccountKey,
  TEST_STATES: 'on',
  SAMPLE_CODES: 'on',
  // A busy machine would refuse tests now and then, so only the test of shedding switches it on.
  SHED_DELAY_MS: '0',
}

export function testConfig(env: NodeJS.ProcessEnv = {}): Config {
  const read = readConfig({ ...environment, ...env })
  if ('faults' in read) throw new Error(read.faults.join('\n'))
  return read.config
}

export interface Upstream {
  readonly app: FastifyInstance
  readonly store: Store
  readonly provider: ScriptedProvider
  /** The provider's books. */
  readonly ledger: ScriptedLedger
  readonly logs: string[]
  /** The transport for mail without a server. */
  readonly outboxDir: string
  /** The server's clock; a test may set it. */
  readonly clock: { now: Date }
  readonly post: (
    path: string,
    body: object,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
  /** Sends a call and returns the envelope; order calls get a new key. */
  readonly call: (path: string, body: object, key?: string) => Promise<Envelope>
}

/** Moves the server's clock. */
export function turnClock({ clock }: Upstream, minutes: number): void {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000)
}

export interface Envelope {
  readonly state: string
  readonly errorCode?: string
  readonly message?: string
  // Untyped: tests read the fields that they expect, and the replay of the examples checks the contract's schemas.
  readonly data?: { readonly [name: string]: unknown }
}

interface UpstreamOptions {
  readonly provider?: CardProvider
  readonly transport?: MailTransport
  readonly env?: NodeJS.ProcessEnv
  /** A shared database instead of one of its own. */
  readonly shared?: OpenStore | undefined
}

/** Servers on one database, with clocks of their own and one card provider, like several machines in production. */
export async function startUpstreams(count: number): Promise<Upstream[]> {
  const provider = new ScriptedProvider()
  const stores = await openSharedTestStores(count)
  return await Promise.all(stores.map(async (shared) => await startUpstream({ provider, shared })))
}

/** Waits for the rounds that begin with the server: a late one would do part of the work that a test waits for. */
async function firstRoundsOf({ metricsText }: FastifyInstance): Promise<void> {
  const waiting = /layover_upstream_rounds_total\{round="\w+",result="done"\} 0/
  await vi.waitFor(async () => expect(await metricsText()).not.toMatch(waiting), { timeout: 100_000 })
}

/**
 * The whole server on a database for the test file, closed with the file. The test itself starts rounds of recovery.
 */
export async function startUpstream({ shared, ...options }: UpstreamOptions = {}): Promise<Upstream> {
  const { store, close } = shared ?? (await openTestStore())
  const provider = options.provider instanceof ScriptedProvider ? options.provider : new ScriptedProvider()
  const ledger = new ScriptedLedger()
  // By this clock nothing is overdue for the first rounds of housekeeping.
  const clock = { now: new Date(0) }
  const logs: string[] = []
  const logStream = new Writable({
    write: (chunk, _encoding, done) => {
      logs.push(String(chunk))
      done()
    },
  })
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'layover-upstream-'))
  const config = testConfig({
    RECOVERY_INTERVAL_SECONDS: '86400',
    // Faults by script are no reason to leave the provider alone; the breaker has tests of its own.
    PROVIDER_BREAKER_FAULTS: '1000',
    DATA_DIR,
    ...options.env,
  })
  const books = config.reconciles ? { ledger } : {}
  const app = await buildApp({
    provider,
    ...books,
    ...options,
    config,
    store,
    now: () => clock.now,
    logStream,
  })
  await app.ready()
  if (config.hasHousekeeping) await firstRoundsOf(app)
  clock.now = new Date()
  closeWithFile(async () => rmSync(DATA_DIR, { recursive: true, force: true }))
  closeWithFile(close)
  closeWithFile(async () => await app.close())
  const post: Upstream['post'] = async (url, payload, headers = {}) =>
    await app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'idempotency-key': randomUUID(), ...headers },
    })
  const call: Upstream['call'] = async (path, body, key = randomUUID()) => {
    const response = await post(path, { agentId: 'layover', ...body }, { 'idempotency-key': key })
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`)
    return response.json<Envelope>()
  }
  return { app, store, provider, ledger, logs, outboxDir: config.mail.outboxDir, clock, post, call }
}
