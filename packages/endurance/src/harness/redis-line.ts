import { createClient } from '@redis/client'
import type { RedisServer } from './redis-server.ts'
import { openTcpLine } from './tcp-line.ts'

/**
 * A Redis that runs elsewhere, behind a connection that can be cut and held. For its clients that looks like a crash.
 * Its database is emptied, at first and with each cut.
 */
export async function startRedisLine(address: string): Promise<RedisServer> {
  const far = new URL(address)
  if (far.protocol !== 'redis:') throw new Error('TEST_REDIS_URL: expected a redis:// address')
  const empty = async () => {
    const client = await createClient({ url: address }).connect()
    await client.flushDb()
    client.destroy()
  }
  const line = await openTcpLine({ host: far.hostname, port: Number(far.port || 6379) })
  const cut = async () => {
    await line.cut()
    await empty()
  }
  await empty()
  const near = new URL(address)
  near.host = `127.0.0.1:${line.port}`
  return {
    url: near.href,
    kill: cut,
    start: line.mend,
    freeze: line.hold,
    thaw: line.release,
    close: cut,
  }
}
