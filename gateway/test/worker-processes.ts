import { Client, type Dispatcher } from 'undici'
import { expect } from 'vitest'
import { freePort, startListening } from './server-process.ts'

/** For events on a busy machine. */
export const SOON = { timeout: 60_000, interval: 50 }

interface Line {
  readonly pid: number
  readonly msg: string
  readonly reqId?: string
  readonly worker?: number
}

/** One connection, and the worker that it is with. */
export interface Connection {
  readonly pid: number
  readonly post: (
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<Dispatcher.ResponseData>
}

/** Connections with workers, which are found in the log by the id of a first request. */
function createConnections(origin: string, lines: () => readonly Line[]) {
  const clients: Client[] = []
  async function connect(): Promise<Connection> {
    const client = new Client(origin)
    clients.push(client)
    const post: Connection['post'] = (path, body, headers) =>
      client.request({
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    const answer = await post('/api/lounge/lounges', { airportCode: 7 })
    await answer.body.dump()
    const found = () => lines().find(({ reqId }) => reqId === answer.headers['x-request-id'])?.pid
    await expect.poll(found, SOON).toBeDefined()
    return { pid: found() ?? 0, post }
  }
  /** A connection with each worker. The primary deals them out in turn. */
  async function connectToEach(): Promise<readonly [Connection, Connection]> {
    const one = await connect()
    for (;;) {
      const other = await connect()
      if (other.pid !== one.pid) return [one, other]
    }
  }
  return { connectToEach, close: () => Promise.all(clients.map((client) => client.destroy())) }
}

/** Starts a primary with two workers and waits until both serve. Connections are closed by `close`. */
export async function startWorkers(changes: Record<string, string>) {
  const metricsPort = await freePort()
  const server = await startListening({
    GATEWAY_WORKERS: '2',
    METRICS_PORT: String(metricsPort),
    REDIS_URL: 'redis://127.0.0.1:1',
    LOG_LEVEL: 'info',
    ...changes,
  })
  /** The whole lines of the log. */
  const lines = (): Line[] =>
    server
      .output()
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line))
  const pidsOf = (msg: string) =>
    lines().flatMap((line) => (line.msg === msg && line.worker ? line.worker : []))
  const scrape = async () => await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  /** The workers that serve. */
  const pids = () => {
    const ended = new Set(pidsOf('a worker ended'))
    return pidsOf('a worker serves').filter((pid) => !ended.has(pid))
  }
  const connections = createConnections(server.origin, lines)
  await expect.poll(() => pids().length, SOON).toBe(2)
  return {
    ...server,
    lines,
    scrape,
    pids,
    connectToEach: connections.connectToEach,
    async close() {
      await connections.close()
      server.child.kill('SIGKILL')
      await server.ended
    },
  }
}

export type Workers = Awaited<ReturnType<typeof startWorkers>>
