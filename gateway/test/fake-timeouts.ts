import { request } from 'undici'
import { vi } from 'vitest'
import type { FakeUpstream } from './fake-upstream.ts'

/**
 * From now on a timeout passes when the test says so, until `vi.useRealTimers()`. undici keeps one timer for the whole
 * process from its first connection on; it is made here, and so stays a real one.
 */
export async function fakeTimeouts({ url }: FakeUpstream): Promise<void> {
  const { body } = await request(`${url}/health/live`)
  await body.dump()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}
