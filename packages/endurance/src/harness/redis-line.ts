import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { createClient } from '@redis/client'
import type { RedisServer } from './redis-server.ts'

/**
 * A Redis that runs elsewhere, behind a connection that can be cut and held. For its clients that looks like a crash.
 * Its database is emptied, at first and with each cut.
 */
export async function startRedisLine(address: string): Promise<RedisServer> {
  const far = new URL(address)
  if (far.protocol !== 'redis:') throw new Error('TEST_REDIS_URL: expected a redis:// address')
  const sockets = new Set<Socket>()
  let isHeld = false

  function join(near: Socket) {
    const there = connect(Number(far.port || 6379), far.hostname)
    for (const [from, to] of [
      [near, there],
      [there, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => void to.write(bytes))
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (isHeld) from.pause()
    }
  }
  const server = createServer(join)
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
    const client = await createClient({ url: address }).connect()
    await client.flushDb()
    client.destroy()
  }
  const port = await listen(0)
  await cut()
  await listen(port)
  const near = new URL(address)
  near.host = `127.0.0.1:${port}`
  return {
    url: near.href,
    kill: cut,
    start: async () => void (await listen(port)),
    freeze: () => {
      isHeld = true
      for (const socket of sockets) socket.pause()
    },
    thaw: () => {
      isHeld = false
      for (const socket of sockets) socket.resume()
    },
    close: cut,
  }
}
