import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { type FakeUpstream, startFakeUpstream } from './fake-upstream.ts'
import { startGateway } from './gateway.ts'

/** A gateway and a scripted upstream, each on a socket of its own. */
export interface Servers {
  readonly app: FastifyInstance
  readonly upstream: FakeUpstream
}

/**
 * Starts both for all tests of a file.
 *
 * @param changes to the gateway's environment; they may need the running upstream
 */
export function useServers(
  changes: (upstream: FakeUpstream) => Record<string, string> | Promise<Record<string, string>>,
  prepare?: (app: FastifyInstance) => void,
): Servers {
  const parts: { app?: FastifyInstance; upstream?: FakeUpstream } = {}
  beforeAll(async () => {
    parts.upstream = await startFakeUpstream()
    const changed = await changes(parts.upstream)
    parts.app = await startGateway({ UPSTREAM_URL: parts.upstream.url, ...changed }, prepare)
  })
  afterAll(async () => {
    await parts.app?.close()
    await parts.upstream?.close()
  })
  return {
    get app() {
      if (!parts.app) throw new Error('the gateway runs only during tests')
      return parts.app
    },
    get upstream() {
      if (!parts.upstream) throw new Error('the upstream runs only during tests')
      return parts.upstream
    },
  }
}
