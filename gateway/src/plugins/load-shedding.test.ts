import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type FakeUpstream, json, startFakeUpstream } from '../../test/fake-upstream.ts'
import { startGateway } from '../../test/gateway.ts'
import { sendRaw } from '../../test/raw-answers.ts'
import { request } from '../../test/raw-requests.ts'
import { pressureOf } from './pressure.ts'

const MOST_DELAY_MS = 100

let upstream: FakeUpstream
beforeAll(async () => {
  upstream = await startFakeUpstream()
})
afterAll(() => upstream.close())
afterEach(() => void vi.useRealTimers())

const LOOK_MS = 250

/** Keeps the process from turning for longer than it may, as too much work would. */
async function block(): Promise<void> {
  const never = new Int32Array(new SharedArrayBuffer(4))
  for (const _turn of [1, 2]) {
    Atomics.wait(never, 0, 0, 4 * MOST_DELAY_MS)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

describe('pressure', () => {
  const limits = { delayMs: 100, heapPercent: 90 }
  it.each([
    ['nothing', { delayMs: 100, heapPercent: 90 }, limits, undefined],
    ['a slow event loop', { delayMs: 101, heapPercent: 10 }, limits, 'delay'],
    ['a full heap', { delayMs: 0, heapPercent: 91 }, limits, 'heap'],
    [
      'nothing where it is switched off',
      { delayMs: 9e9, heapPercent: 100 },
      { delayMs: 0, heapPercent: 0 },
      undefined,
    ],
  ])('is felt from %s', (_name, reading, of, expected) => {
    expect(pressureOf(reading, of)).toBe(expected)
  })
})

describe('a process with too much to do', () => {
  it('refuses before it reads a body, is asked for its health all the same, and serves again by itself', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const app = await startGateway({
      UPSTREAM_URL: upstream.url,
      SHED_DELAY_MS: String(MOST_DELAY_MS),
      // What is not refused waits for its body no longer than this.
      REQUEST_TIMEOUT_MS: '1000',
      HEADERS_TIMEOUT_MS: '1000',
    })
    upstream.play(json({ state: '11', data: [] }))
    const head = request({ length: 21, body: '' })
    let shed: Awaited<ReturnType<typeof sendRaw>>[number] | undefined
    const askPressed = async () => {
      vi.advanceTimersByTime(LOOK_MS)
      await block()
      vi.advanceTimersByTime(LOOK_MS)
      shed = (await sendRaw(app, head))[0]
      return shed?.status
    }
    // A look between two ticks of the event loop measures nothing, and the next one does.
    await expect.poll(askPressed).toBe(503)
    const [live] = await sendRaw(app, 'GET /health/live HTTP/1.1\r\nHost: any\r\n\r\n')
    expect(shed?.headers.get('retry-after')).toBe('1')
    expect(shed?.headers.get('connection')).toBe('close')
    expect(JSON.parse(shed?.body ?? '')).toMatchObject({ type: 'urn:layover:problem:unavailable' })
    expect(upstream.seen).toHaveLength(0)
    expect(live?.status).toBe(200)
    expect(app.trafficCounts.shedForDelay).toBe(1)
    const askLater = async () => {
      vi.advanceTimersByTime(LOOK_MS)
      return (await sendRaw(app, request()))[0]?.status
    }
    await expect.poll(askLater, { timeout: 30_000 }).toBe(200)
    await app.close()
  })
})
