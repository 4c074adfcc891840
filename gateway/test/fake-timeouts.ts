import { request } from 'undici'
import { vi } from 'vitest'
import type { FakeUpstream } from './fake-upstream.ts'

/**
 * Lets the test decide when a timeout passes, until `vi.useRealTimers()`. undici makes one timer for the whole process with
 * its first connection. The connection here makes that timer while timers are still real.
 */
export async function fakeTimeouts({ url }: FakeUpstream): Promise<void> {
  const { body } = await request(`${url}/health/live`)
  await body.dump()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}
