import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { HoldingProvider } from '../payments/holding-provider.test-kit.ts'
import { killServers, SERVERS_MS, startServer } from '../server-process.test-kit.ts'
import { createTestDatabase } from '../store/test-store.test-kit.ts'

let provider: HoldingProvider
let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  provider = await HoldingProvider.start()
  database = await createTestDatabase()
}, SERVERS_MS)
afterEach(killServers)
afterAll(async () => {
  provider.close()
  await database.forget()
})

it(
  'a port in use is the one thing that a start reports, for its jobs stop before their database goes',
  async () => {
    const PORT = String(provider.port)
    const { child, output } = startServer({ DATABASE_URL: database.url, PORT })
    expect(await once(child, 'close')).toEqual([1, null])
    expect(output).toEqual({ out: '', err: `upstream: PORT: port ${PORT} on 127.0.0.1 is in use\n` })
  },
  SERVERS_MS,
)
