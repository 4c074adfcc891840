import { type AddressInfo, connect, createServer } from 'node:net'
import { sumOf } from '@layover/endurance/harness/scrape'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type FakeUpstream, json, startFakeUpstream } from '../../test/fake-upstream.ts'
import { runOrders } from '../../test/running-orders.ts'
import { start } from '../../test/server-process.ts'
import { type Connection, SOON, startWorkers, type Workers } from '../../test/worker-processes.ts'

const refused = { state: '99', errorCode: 'NOT_FOUND' }
const LONGEST = 180_000

let upstream: FakeUpstream
beforeAll(async () => {
  upstream = await startFakeUpstream()
})
afterAll(() => upstream.close())

/** Sends a request of its own connection. Resolves when that is closed, with an answer or without. */
function connectionEnd(origin: string): Promise<void> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.write(`GET /health/live HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`)
    socket
      .on('error', () => undefined)
      .on('close', () => resolve())
      .resume()
  })
}

describe('two workers', () => {
  /** The first test starts them, the others go on with them. */
  let workers: Workers
  let connections: readonly [Connection, Connection]
  afterAll(() => workers?.close())

  const metric = async (name: string, labels = {}) =>
    sumOf(await workers.scrape(), `layover_gateway_${name}`, labels)
  const READ = { call: 'content.getTcList' }
  const read = async ({ post }: Connection) => {
    const { statusCode, body } = await post('/api/content/getTcList', {})
    await body.dump()
    return statusCode
  }

  it(
    'answer, and one scrape counts the calls of both',
    async () => {
      workers = await startWorkers({ UPSTREAM_URL: upstream.url, DRAIN_ANNOUNCE_MS: '0' })
      connections = await workers.connectToEach()
      upstream.play(json(refused))
      for (const connection of [connections[0], connections[1], connections[1]])
        expect(await read(connection)).toBe(200)
      expect(await metric('requests_total', READ)).toBe(3)
      expect(await metric('workers')).toBe(2)
      expect(await metric('workers_replaced_total')).toBe(0)
      expect(await metric('draining')).toBe(0)
    },
    LONGEST,
  )

  it(
    'lose one by kill -9, and with it neither a request of the other nor a count; it is replaced',
    async () => {
      const [killed, other] = connections
      const order = await runOrders(upstream, [other])
      process.kill(killed.pid, 'SIGKILL')
      await expect.poll(() => workers.lines().map(({ msg }) => msg), SOON).toContain('a worker ended')
      order.release()
      expect(await order.outcomes()).toEqual([200])
      await expect.poll(() => workers.pids().length, SOON).toBe(2)
      expect(workers.pids()).not.toContain(killed.pid)
      connections = await workers.connectToEach()
      upstream.play(json(refused))
      for (const connection of connections) expect(await read(connection)).toBe(200)
      expect(await metric('requests_total', READ)).toBe(5)
      expect(await metric('workers_replaced_total')).toBe(1)
    },
    LONGEST,
  )

  it(
    'outlive the kill of both, and of one that starts in place of one of them',
    async () => {
      const [one, other] = workers.pids()
      const started = () => workers.lines().filter(({ msg }) => msg.startsWith('a worker starts in place'))
      const before = started().length
      for (const pid of [one, other]) process.kill(Number(pid), 'SIGKILL')
      await expect.poll(() => started().length, SOON).toBeGreaterThan(before)
      process.kill(Number(started()[before]?.worker), 'SIGKILL')
      const left = () => workers.pids().filter((pid) => pid !== one && pid !== other)
      await expect.poll(() => left().length, SOON).toBe(2)
      connections = await workers.connectToEach()
    },
    LONGEST,
  )

  it(
    'leave no connection open that one of them was being handed when it was killed',
    async () => {
      const [killed] = workers.pids()
      process.kill(Number(killed), 'SIGSTOP')
      let ended = 0
      const ends = [1, 2, 3].map(async () => {
        await connectionEnd(workers.origin)
        ended += 1
      })
      // The stopped one was handed one of them.
      await expect.poll(() => ended, SOON).toBe(2)
      process.kill(Number(killed), 'SIGKILL')
      await Promise.all(ends)
      await expect.poll(() => workers.pids().filter((pid) => pid !== killed).length, SOON).toBe(2)
      connections = await workers.connectToEach()
    },
    LONGEST,
  )

  it(
    'let their running orders end after a Ctrl-C that reaches every process, and the primary exits with 0',
    async () => {
      const orders = await runOrders(upstream, connections)
      workers.child.kill('SIGINT')
      for (const pid of workers.pids()) process.kill(pid, 'SIGINT')
      await expect.poll(() => metric('draining'), SOON).toBe(1)
      orders.release()
      expect(await orders.outcomes()).toEqual([200, 200])
      expect(await workers.ended).toBe(0)
    },
    LONGEST,
  )
})

describe('workers that get SIGTERM', () => {
  let workers: Workers | undefined
  afterEach(() => workers?.close())

  it(
    'end with their primary at the deadline, a worker that is stuck too, and the exit code says so',
    async () => {
      workers = await startWorkers({ UPSTREAM_URL: upstream.url, DRAIN_TIMEOUT_MS: '100' })
      const [stuck, other] = await workers.connectToEach()
      const cut = await runOrders(upstream, [other])
      process.kill(stuck.pid, 'SIGSTOP')
      workers.child.kill('SIGTERM')
      expect(await workers.ended).toBe(1)
      expect(await cut.outcomes()).toEqual(['cut'])
      expect(workers.lines().map(({ msg }) => msg)).toEqual(
        expect.arrayContaining([
          'the time to drain was over before all requests had ended',
          'workers that did not end in time were killed',
        ]),
      )
      expect(() => process.kill(stuck.pid, 0)).toThrow('ESRCH')
    },
    LONGEST,
  )
})

describe('workers that cannot start', () => {
  const several = { GATEWAY_WORKERS: '4', REDIS_URL: 'redis://127.0.0.1:1' }

  it('end the primary, which reports their fault once', async () => {
    const { ended, output } = start({ ...several, PORT: '0', WEB_ROOT: '/nowhere' })
    expect(await ended).toBe(1)
    expect(output().match(/cannot start/g)).toHaveLength(1)
  })

  it('end it where their port is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const { ended, output } = start({ ...several, PORT: String(port) })
    expect(await ended).toBe(1)
    expect(output()).toBe(`The gateway cannot start: PORT: port ${port} on 127.0.0.1 is in use\n`)
    other.close()
  })
})
