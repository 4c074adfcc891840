import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { held, json, raw, type Script } from '../fake-upstream.ts'
import { PATH, price, useFaultyUpstream } from '../faults.ts'
import { post } from '../gateway.ts'

/** Longer than a busy machine takes for one of these tests. */
const OPEN_MS = 300_000

const faulty = useFaultyUpstream({ BREAKER_FAULTS: '4', BREAKER_OPEN_MS: String(OPEN_MS) })

const broken: Script = (_response, socket) => void socket.destroy()
const order = { orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'none' } }

const statusOfCall = async () => (await post(faulty.app, PATH, {})).statusCode

const realNow = performance.now.bind(performance)
let passedMs = 0
beforeAll(() => void vi.spyOn(performance, 'now').mockImplementation(() => realNow() + passedMs))
afterAll(() => void vi.restoreAllMocks())

/** Ends the time for which the breaker is open. */
const wait = () => {
  passedMs += OPEN_MS
}

async function open() {
  faulty.upstream.play(broken)
  for (let i = 0; i < 4; i++) expect(await statusOfCall()).toBe(502)
}

async function close() {
  faulty.upstream.play(json(price))
  wait()
  expect(await statusOfCall()).toBe(200)
}

describe('an upstream that breaks repeatedly', () => {
  it('gets no more requests: calls are refused at once, with Retry-After', async () => {
    await open()
    faulty.upstream.play(json(price))
    const answer = await post(faulty.app, PATH, {})
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe(String(OPEN_MS / 1000))
    expect(answer.json()).toMatchObject({ type: 'urn:layover:problem:unavailable', status: 503 })
    const headers = { 'idempotency-key': crypto.randomUUID() }
    expect((await post(faulty.app, '/api/lounge/confirmPaymentOrder', order, headers)).statusCode).toBe(503)
    expect(faulty.upstream.seen, 'no request goes out').toHaveLength(0)
    await close()
  })

  it('gets one probe after the time, and all calls once the probe has an answer', async () => {
    await open()
    const probe = held(json(price))
    faulty.upstream.play(probe.script)
    wait()
    const first = statusOfCall()
    await expect.poll(() => faulty.upstream.seen.length, { timeout: 30_000 }).toBe(1)
    expect(await Promise.all([statusOfCall(), statusOfCall(), statusOfCall()])).toEqual([503, 503, 503])
    probe.release()
    expect(await first).toBe(200)
    faulty.upstream.play(json(price))
    expect(await Promise.all([statusOfCall(), statusOfCall(), statusOfCall()])).toEqual([200, 200, 200])
  })

  it('gets no requests again when the probe breaks', async () => {
    await open()
    wait()
    expect(await statusOfCall()).toBe(502)
    expect(await statusOfCall()).toBe(503)
    await close()
  })
})

describe('an upstream that answers, however badly', () => {
  it.each<[string, Script]>([
    ['500', (response) => void response.writeHead(500).end()],
    ['404', (response) => void response.writeHead(404).end()],
    ['HTML', json('<h1>hello</h1>', { 'content-type': 'text/html' })],
    ['a broken promise', json({ state: '11', data: {} })],
    ['too much', json({ ...price, x: 'x'.repeat(200_000) })],
  ])('still gets requests: %s', async (_name, script) => {
    faulty.upstream.play(script)
    for (let i = 0; i < 8; i++) expect(await statusOfCall()).toBe(502)
    expect(faulty.upstream.seen).toHaveLength(8)
  })

  it('still gets requests after one good answer among broken ones', async () => {
    let count = 0
    faulty.upstream.play((...all) => (++count % 6 === 0 ? json(price) : raw('HELLO'))(...all))
    for (let i = 0; i < 3; i++) expect(await statusOfCall()).toBe(502)
    faulty.upstream.play(json(price))
    expect(await statusOfCall()).toBe(200)
    faulty.upstream.play(broken)
    for (let i = 0; i < 3; i++) expect(await statusOfCall()).toBe(502)
    faulty.upstream.play(json(price))
    expect(await statusOfCall()).toBe(200)
  })
})
