import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import { loadConfig } from '../src/config.ts'

/** An environment that starts, with the changes of a test. */
export function environment(changes: Record<string, string> = {}): Record<string, string> {
  return {
    PUBLIC_ORIGIN: 'http://127.0.0.1:3000,http://localhost:3000',
    UPSTREAM_URL: 'http://127.0.0.1:9',
    CARD_PROVIDER_PUBLIC_URL: 'http://127.0.0.1:3002',
    SESSION_KEYS: randomBytes(32).toString('base64'),
    AGENT_ID_GENERAL: 'general',
    AGENT_ID_POPULAR: 'popular',
    // Agents of the tests' requests.
    AGENTS: 'layover,mine,a,b',
    LOG_LEVEL: 'silent',
    // A test's provider often changes its answers, so only the tests of the cache switch it on.
    CACHE_MAX_BYTES: '0',
    // A busy machine would refuse tests now and then, so only the test of shedding switches it on.
    SHED_DELAY_MS: '0',
    ...changes,
  }
}

/** @param prepare changes the gateway before it listens */
export async function startGateway(
  changes: Record<string, string>,
  prepare: (app: FastifyInstance) => void = () => undefined,
) {
  const app = await buildApp(loadConfig(environment(changes)))
  prepare(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

export const HOST = '127.0.0.1:3000'

/** Calls the gateway as the shop's page would. */
export function post(
  app: FastifyInstance,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: 'POST',
    url: path,
    headers: { host: HOST, 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  })
}
