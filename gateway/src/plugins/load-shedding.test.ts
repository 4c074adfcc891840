import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeUpstream, json, startFakeUpstream } from '../../test/fake-upstream.ts'
import { startGateway } from '../../test/gateway.ts'
import { askRaw } from '../../test/raw-answers.ts'
import { request } from '../../test/raw-requests.ts'
import { pressureOf } from './pressure.ts'

let upstream: FakeUpstream
beforeAll(async () => {
  upstream = await startFakeUpstream()
})
afterAll(() => upstream.close())

/** Keeps the process from turning, as too much work would. */
async function block(forMs: number): Promise<void> {
  const end = performance.now() + forMs
  while (performance.now() < end) {
    const turn = performance.now() + 100
    while (performance.now() < turn);
    await new Promise((resolve) => setImmediate(resolve))
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
    const app = await startGateway({ UPSTREAM_URL: upstream.url, SHED_DELAY_MS: '40' })
    upstream.play(json({ state: '11', data: [] }))
    await block(800)
    const head = request({ length: 21, body: '' })
    const [shed] = await askRaw(app, head)
    const [live] = await askRaw(app, 'GET /health/live HTTP/1.1\r\nHost: any\r\n\r\n')
    expect(shed?.status).toBe(503)
    expect(shed?.headers.get('retry-after')).toBe('1')
    expect(shed?.headers.get('connection')).toBe('close')
    expect(JSON.parse(shed?.body ?? '')).toMatchObject({ type: 'urn:layover:problem:unavailable' })
    expect(upstream.seen).toHaveLength(0)
    expect(live?.status).toBe(200)
    expect(app.trafficCounts.shedForDelay).toBe(1)
    const ask = async () => (await askRaw(app, request()))[0]?.status
    await expect.poll(ask, { timeout: 10_000 }).toBe(200)
    await app.close()
  }, 20_000)
})
