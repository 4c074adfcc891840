import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type FakeUpstream, json, startFakeUpstream } from '../../test/fake-upstream.ts'
import { startGateway } from '../../test/gateway.ts'
import { sendRaw } from '../../test/raw-answers.ts'
import { request } from '../../test/raw-requests.ts'

const MAX_DELAY_MS = 100

let upstream: FakeUpstream
let app: FastifyInstance
beforeAll(async () => {
  upstream = await startFakeUpstream()
})
afterAll(() => upstream.close())
afterEach(() => app.close())

async function start(limits: { SHED_DELAY_MS: string; SHED_HEAP_PERCENT: string }) {
  app = await startGateway({
    UPSTREAM_URL: upstream.url,
    ...limits,
    // An accepted request waits for its body no longer than this.
    REQUEST_TIMEOUT_MS: '1000',
    HEADERS_TIMEOUT_MS: '1000',
  })
}

/** Blocks the event loop for longer than allowed, as too much work would. */
async function block(): Promise<void> {
  const never = new Int32Array(new SharedArrayBuffer(4))
  for (const _turn of [1, 2, 3]) {
    Atomics.wait(never, 0, 0, 4 * MAX_DELAY_MS)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

const statusOf = async (bytes: Buffer) => (await sendRaw(app, bytes))[0]?.status

describe('a process with too much to do', () => {
  it('refuses before it reads a body, still answers health, and serves again by itself', async () => {
    await start({ SHED_DELAY_MS: String(MAX_DELAY_MS), SHED_HEAP_PERCENT: '0' })
    upstream.play(json({ state: '11', data: [] }))
    const head = request({ length: 21, body: '' })
    let shed: Awaited<ReturnType<typeof sendRaw>>[number] | undefined
    let live: typeof shed
    const sendUnderPressure = async () => {
      await block()
      const [answers, [answer]] = await Promise.all([
        sendRaw(app, head),
        sendRaw(app, 'GET /health/live HTTP/1.1\r\nHost: any\r\n\r\n'),
      ])
      shed = answers[0]
      live = answer
      return shed?.status
    }
    await expect.poll(sendUnderPressure, { timeout: 30_000 }).toBe(503)
    expect(shed?.headers.get('retry-after')).toBe('1')
    expect(shed?.headers.get('connection')).toBe('close')
    expect(JSON.parse(shed?.body ?? '')).toMatchObject({ type: 'urn:layover:problem:unavailable' })
    expect(upstream.seen).toHaveLength(0)
    expect(live?.status).toBe(200)
    expect(app.trafficCounts.shedForDelay).toBe(1)
    await expect.poll(() => statusOf(request()), { timeout: 30_000 }).toBe(200)
  })

  it('refuses while its heap is full, and counts the refusal under heap', async () => {
    await start({ SHED_DELAY_MS: '0', SHED_HEAP_PERCENT: '1' })
    upstream.play(json({ state: '11', data: [] }))
    await expect.poll(() => statusOf(request()), { timeout: 30_000 }).toBe(503)
    expect(app.trafficCounts).toMatchObject({ shedForDelay: 0, shedForHeap: 1 })
  })

  it('refuses nothing below its limits', async () => {
    await start({ SHED_DELAY_MS: '2000', SHED_HEAP_PERCENT: '100' })
    upstream.play(json({ state: '11', data: [] }))
    await block()
    await expect.poll(() => app.memoryUsage().heapUsed, { timeout: 30_000 }).toBeGreaterThan(0)
    // On a busy machine the start itself may have blocked for longer than the limit, for one sample.
    await expect.poll(() => statusOf(request()), { timeout: 30_000 }).toBe(200)
  })

  it('refuses nothing where both limits are off', async () => {
    await start({ SHED_DELAY_MS: '0', SHED_HEAP_PERCENT: '0' })
    upstream.play(json({ state: '11', data: [] }))
    await block()
    expect(await statusOf(request())).toBe(200)
  })
})
