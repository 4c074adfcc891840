import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { type FakeUpstream, startFakeUpstream } from './fake-upstream.ts'
import { startGateway } from './gateway.ts'

/** A gateway before an upstream that does as it is told, both on sockets of their own. */
export interface Servers {
  readonly app: FastifyInstance
  readonly upstream: FakeUpstream
}

/** Both, for all tests of a file; `changes` to the gateway's environment may need the upstream to stand already. */
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
      if (!parts.app) throw new Error('the gateway stands only while tests run')
      return parts.app
    },
    get upstream() {
      if (!parts.upstream) throw new Error('the upstream stands only while tests run')
      return parts.upstream
    },
  }
}
