import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll } from 'vitest'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import type { CardProvider } from './payments/card-provider.ts'
import { ScriptedProvider } from './payments/scripted-provider.test-kit.ts'
import { stateSigningKey } from './states/sample-orders.ts'
import type { Store } from './store/store.ts'
import { openTestStore } from './store/test-store.test-kit.ts'

export const environment = {
  MERCHANT_KEY_ID: 'key-1',
  MERCHANT_SECRET: 'a-merchant-secret-of-enough-length',
  SIGNING_KEY: stateSigningKey,
  TEST_STATES: 'on',
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
  readonly logs: string[]
  /** The server's clock; a test may turn it. */
  readonly clock: { now: Date }
  readonly post: (
    path: string,
    body: object,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
  /** The same, answered as the envelope; order calls get a fresh key. */
  readonly call: (path: string, body: object, key?: string) => Promise<Envelope>
}

export interface Envelope {
  readonly state: string
  readonly errorCode?: string
  readonly message?: string
  // Tests read what they expect; the contract's schemas are checked by the replay of its examples.
  readonly data?: { readonly [name: string]: unknown }
}

/** The whole server on a database of the test file's own, closed with the file; rounds of recovery are the test's. */
export async function startUpstream(
  options: { provider?: CardProvider; env?: NodeJS.ProcessEnv } = {},
): Promise<Upstream> {
  const { store, close } = await openTestStore()
  const provider = new ScriptedProvider()
  const clock = { now: new Date() }
  const logs: string[] = []
  const logStream = new Writable({
    write: (chunk, _encoding, done) => {
      logs.push(String(chunk))
      done()
    },
  })
  const config = testConfig({ RECOVERY_INTERVAL_SECONDS: '86400', ...options.env })
  const deps = { config, store, provider: options.provider ?? provider, now: () => clock.now, logStream }
  const app = await buildApp(deps)
  await app.ready()
  afterAll(async () => {
    await app.close()
    await close()
  })
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
  return { app, store, provider, logs, clock, post, call }
}
