import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeUpstream, json, type Script, startFakeUpstream } from '../test/fake-upstream.ts'
import { startListening } from '../test/server-process.ts'
import { buildFolder } from '../test/shop-folder.ts'

const refused = { state: '99', errorCode: 'NOT_FOUND' }
const FAILURE = { state: 'failure', errorCode: 'NOT_FOUND' }

let upstream: FakeUpstream
beforeEach(async () => {
  upstream = await startFakeUpstream()
})
afterEach(() => upstream.close())

function after(ms: number): Script {
  return (...all) => void setTimeout(() => json(refused)(...all), ms)
}

function order(origin: string) {
  return fetch(`${origin}/api/lounge/confirmPaymentOrder`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'none' } }),
  })
}

function read(origin: string) {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${origin}/api/lounge/getCommonPrice`, { method: 'POST', headers, body: '{}' })
}

describe('a server that is told to stop', () => {
  it('lets a running order end, then exits with 0', async () => {
    upstream.play(after(500))
    const { child, ended, origin } = await startListening({ UPSTREAM_URL: upstream.url })
    const answer = order(origin)
    await expect.poll(() => upstream.seen.length).toBe(1)
    child.kill('SIGTERM')
    child.kill('SIGTERM')
    const told = await answer
    expect(await told.json()).toEqual(FAILURE)
    expect(told.headers.get('connection'), 'nothing more is sent on its connection').toBe('close')
    expect(await ended).toBe(0)
  }, 30_000)

  it('says so, does no more reads, serves all else, and ends each connection', async () => {
    upstream.play(after(0))
    const { child, ended, origin, isLive } = await startListening({
      UPSTREAM_URL: upstream.url,
      WEB_ROOT: await buildFolder(),
      DRAIN_ANNOUNCE_MS: '3000',
    })
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200)
    child.kill('SIGTERM')
    await expect.poll(async () => (await fetch(`${origin}/health/ready`)).status).toBe(503)
    expect(await isLive()).toBe(true)
    const spared = await read(origin)
    expect(spared.status).toBe(503)
    expect(spared.headers.get('retry-after')).toBe('1')
    expect(await spared.json()).toMatchObject({ type: 'urn:layover:problem:unavailable', status: 503 })
    expect(upstream.seen, 'a refused read is not done').toHaveLength(0)
    const answers = [spared, await order(origin), await fetch(`${origin}/contact-us`)]
    expect(answers.map(({ status }) => status)).toEqual([503, 200, 200])
    expect(answers.map(({ headers }) => headers.get('connection'))).toEqual(['close', 'close', 'close'])
    await Promise.all(answers.slice(1).map((answer) => answer.text()))
    await expect.poll(isLive, { timeout: 5_000 }).toBe(false)
    expect(await ended).toBe(0)
  }, 30_000)

  it('serves what comes on a connection that was idle, and is not held up by one that stays so', async () => {
    upstream.play(after(0))
    const { child, ended, port } = await startListening({
      UPSTREAM_URL: upstream.url,
      DRAIN_ANNOUNCE_MS: '300',
    })
    const get = `GET /health/live HTTP/1.1\r\nHost: any\r\n\r\n`
    const [silent, late] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
    const received: string[] = []
    late.on('data', (chunk) => received.push(chunk.toString()))
    for (const socket of [silent, late]) socket.write(get)
    await expect.poll(() => received.length).toBe(1)
    child.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 700))
    late.write(get)
    await expect.poll(() => received.join('').match(/200 OK/g)?.length, { timeout: 5_000 }).toBe(2)
    expect(received.join('')).toMatch(/connection: close/i)
    const begun = performance.now()
    expect(await ended).toBe(0)
    expect(performance.now() - begun, 'far less than a connection may idle').toBeLessThan(10_000)
    for (const socket of [silent, late]) socket.destroy()
  }, 30_000)

  it('waits for an order whose visitor has left', async () => {
    const told = new Promise<boolean>((resolve) => {
      upstream.play((response, ...rest) => {
        response.on('close', () => resolve(response.writableFinished))
        setTimeout(() => json(refused)(response, ...rest), 3_500)
      })
    })
    const { child, ended, origin } = await startListening({
      UPSTREAM_URL: upstream.url,
      DRAIN_ANNOUNCE_MS: '0',
    })
    const leaving = new AbortController()
    const answer = fetch(`${origin}/api/lounge/confirmPaymentOrder`, {
      method: 'POST',
      signal: leaving.signal,
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'none' } }),
    }).catch(() => 'left')
    await expect.poll(() => upstream.seen.length).toBe(1)
    leaving.abort()
    expect(await answer).toBe('left')
    child.kill('SIGTERM')
    expect(await told, 'the upstream could say its answer').toBe(true)
    expect(await ended).toBe(0)
  }, 30_000)

  it('ends at its deadline, whatever still runs, and says so', async () => {
    upstream.play(() => undefined)
    const { child, ended, origin, output } = await startListening({
      UPSTREAM_URL: upstream.url,
      DRAIN_ANNOUNCE_MS: '0',
      DRAIN_TIMEOUT_MS: '600',
      LOG_LEVEL: 'warn',
    })
    const cut = order(origin).catch(() => 'cut')
    await expect.poll(() => upstream.seen.length).toBe(1)
    child.kill('SIGINT')
    expect(await cut).toBe('cut')
    expect(await ended).toBe(0)
    expect(output()).toContain('the time to drain was over')
  }, 30_000)
})
