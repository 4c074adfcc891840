import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { request as send } from 'undici'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeUpstream, held, json, startFakeUpstream } from '../test/fake-upstream.ts'
import { HOST, startGateway } from '../test/gateway.ts'
import { nextConnection } from '../test/raw-answers.ts'
import { startListening } from '../test/server-process.ts'
import { buildFolder } from '../test/shop-folder.ts'
import { drain, timesAfter } from './drain.ts'

const refused = { state: '99', errorCode: 'NOT_FOUND' }
const FAILURE = { state: 'failure', errorCode: 'NOT_FOUND' }
const SOON = { timeout: 30_000 }
/** The grace for requests on their way, and the interval at which the drain checks whether all has ended. */
const [GRACE_MS, LOOK_MS] = [1_000, 100]
const TIMES = { announceMs: 3_000, deadlineMs: 3_600_000 }
const ORDER = '/api/lounge/confirmPaymentOrder'
const READ = '/api/lounge/getCommonPrice'

let upstream: FakeUpstream
beforeEach(async () => {
  upstream = await startFakeUpstream()
  upstream.play(json(refused))
})
afterEach(() => upstream.close())

function order(origin: string, signal: AbortSignal | null = null, headers: Record<string, string> = {}) {
  return send(`${origin}${ORDER}`, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
    body: JSON.stringify({ orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'none' } }),
  })
}

describe('draining', () => {
  let app: FastifyInstance
  let origin: string
  /** Waits in order: the length of each, and a function that ends it. */
  let waits: { readonly ms: number; readonly pass: () => void }[]

  const wait = (ms: number) => new Promise<void>((resolve) => void waits.push({ ms, pass: resolve }))
  const get = (path: string) => send(`${origin}${path}`, { headers: { host: HOST } })
  const isOpen = () =>
    get('/health/live').then(
      ({ statusCode, body }) => body.dump().then(() => statusCode === 200),
      () => false,
    )

  /** Ends the wait of this length. */
  async function pass(ms: number) {
    await expect.poll(() => waits[0]?.ms, SOON).toBe(ms)
    waits.shift()?.pass()
  }

  /** Ends all waits, now and later. */
  async function passAll(ended: Promise<boolean>): Promise<boolean> {
    let isOver = false
    void ended.finally(() => {
      isOver = true
    })
    while (!isOver) {
      waits.shift()?.pass()
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    return await ended
  }

  beforeEach(async () => {
    waits = []
    app = await startGateway({ UPSTREAM_URL: upstream.url, WEB_ROOT: await buildFolder() })
    origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  })
  afterEach(() => app.close())

  it('is announced: reads are refused, all other calls are served, and each connection ends', async () => {
    expect((await get('/health/ready')).statusCode).toBe(200)
    const ended = drain(app, TIMES, wait)
    expect((await get('/health/ready')).statusCode).toBe(503)
    expect(await isOpen()).toBe(true)
    const headers = { host: HOST, 'content-type': 'application/json' }
    const spared = await send(`${origin}${READ}`, { method: 'POST', headers, body: '{}' })
    expect(spared.statusCode).toBe(503)
    expect(spared.headers['retry-after']).toBe('1')
    expect(await spared.body.json()).toMatchObject({ type: 'urn:layover:problem:unavailable', status: 503 })
    expect(upstream.seen, 'a refused read is not done').toHaveLength(0)
    const answers = [spared, await order(origin, null, { host: HOST }), await get('/contact-us')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 200, 200])
    expect(answers.map(({ headers }) => headers.connection)).toEqual(['close', 'close', 'close'])
    for (const { body } of answers.slice(1)) await body.dump()
    await pass(TIMES.announceMs)
    await expect.poll(isOpen, SOON).toBe(false)
    await pass(GRACE_MS)
    expect(await passAll(ended)).toBe(true)
  })

  it('serves a request on a connection that was idle, and does not wait for one that stays idle', async () => {
    const { port } = app.server.address() as AddressInfo
    const readHealth = async (socket: Socket) => {
      socket.write('GET /health/live HTTP/1.1\r\nHost: any\r\n\r\n')
      return String((await once(socket, 'data'))[0])
    }
    const [silent, late] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
    for (const socket of [silent, late]) expect(await readHealth(socket)).toMatch(/connection: keep-alive/i)
    const ended = drain(app, TIMES, wait)
    await pass(TIMES.announceMs)
    await expect.poll(isOpen, SOON).toBe(false)
    const last = await readHealth(late)
    expect(last).toContain('200 OK')
    expect(last).toMatch(/connection: close/i)
    await pass(GRACE_MS)
    await once(silent, 'close')
    expect(await passAll(ended)).toBe(true)
  })

  it('waits for an order whose visitor has left', async () => {
    const running = held(json(refused))
    const answered = new Promise<boolean>((resolve) => {
      upstream.play((response, ...rest) => {
        response.on('close', () => resolve(response.writableFinished))
        running.script(response, ...rest)
      })
    })
    const leaving = new AbortController()
    const connection = nextConnection(app)
    const answer = order(origin, leaving.signal, { host: HOST }).catch(() => 'left')
    const left = once(await connection, 'close')
    await expect.poll(() => upstream.seen.length, SOON).toBe(1)
    leaving.abort()
    expect(await answer).toBe('left')
    await left
    const ended = drain(app, { ...TIMES, announceMs: 0 }, wait)
    await pass(0)
    await pass(0)
    for (const _time of [1, 2, 3]) await pass(LOOK_MS)
    running.release()
    expect(await answered, 'the upstream could send its answer').toBe(true)
    expect(await passAll(ended)).toBe(true)
  })
})

describe('a client that never reads', () => {
  it.each([
    ['', 'after two idle times, which are a minute'],
    ['x', 'also while it sends one byte after the other'],
  ])('is cut %j %s', async (byte) => {
    let timeout = 0
    upstream.play(json({ state: '11', data: [] }))
    const app = await startGateway({ UPSTREAM_URL: upstream.url }, ({ server }) => {
      timeout = server.timeout
      server.timeout = 200
      server.prependListener('request', (_request, response) => void response.end(Buffer.alloc(50_000_000)))
    })
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1').pause()
    const connection = once(app.server, 'connection')
    socket.write('GET /health/live HTTP/1.1\r\nHost: any\r\n\r\n')
    const [served] = (await connection) as [Socket]
    socket.on('error', () => undefined)
    const sending = setInterval(() => socket.write(byte), 50)
    await once(served, 'close')
    clearInterval(sending)
    expect(served.bytesWritten).toBeGreaterThan(socket.bytesRead)
    socket.destroy()
    await app.close()
    expect(2 * timeout).toBe(60_000)
  })
})

describe('the times of a stop', () => {
  it('skip the announcement for Ctrl-C alone', () => {
    expect(timesAfter('SIGINT', TIMES)).toEqual({ ...TIMES, announceMs: 0 })
    expect(timesAfter('SIGTERM', TIMES)).toEqual(TIMES)
  })
})

describe('a server that gets SIGTERM', () => {
  it('lets a running order end, then exits with 0', async () => {
    const running = held(json(refused))
    upstream.play(running.script)
    const { child, ended, origin, isLive } = await startListening({
      UPSTREAM_URL: upstream.url,
      DRAIN_ANNOUNCE_MS: '0',
    })
    const answer = order(origin)
    await expect.poll(() => upstream.seen.length, SOON).toBe(1)
    child.kill('SIGTERM')
    child.kill('SIGTERM')
    await expect.poll(isLive, SOON).toBe(false)
    running.release()
    const answered = await answer
    expect(await answered.body.json()).toEqual(FAILURE)
    expect(answered.headers.connection, 'nothing more is sent on its connection').toBe('close')
    expect(await ended).toBe(0)
  })

  it('ends at its deadline while requests still run, and logs it', async () => {
    upstream.play(() => undefined)
    const { child, ended, origin, output } = await startListening({
      UPSTREAM_URL: upstream.url,
      DRAIN_TIMEOUT_MS: '100',
      LOG_LEVEL: 'warn',
    })
    const cut = order(origin).catch(() => 'cut')
    await expect.poll(() => upstream.seen.length, SOON).toBe(1)
    child.kill('SIGINT')
    expect(await cut).toBe('cut')
    expect(await ended, 'a request was cut').toBe(1)
    expect(output()).toContain('the time to drain was over')
  })

  it('ends at once at a second Ctrl-C, and at no second SIGTERM', async () => {
    upstream.play(() => undefined)
    const { child, ended, origin, isLive } = await startListening({
      UPSTREAM_URL: upstream.url,
      DRAIN_TIMEOUT_MS: '3600000',
    })
    const cut = order(origin).catch(() => 'cut')
    await expect.poll(() => upstream.seen.length, SOON).toBe(1)
    child.kill('SIGINT')
    await expect.poll(isLive, SOON).toBe(false)
    child.kill('SIGTERM')
    child.kill('SIGINT')
    expect(await cut).toBe('cut')
    expect(await ended).toBe(1)
  })
})
