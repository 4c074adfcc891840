import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { openPostgres } from './open-postgres.ts'

let server: Server

afterEach(() => server.close())

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}
const ready = message('Z', Buffer.from('I'))
const signedIn = Buffer.concat([message('R', Buffer.alloc(4)), ready])
const answered = Buffer.concat([message('C', Buffer.from('SELECT 1\0')), ready])

/** A minimal PostgreSQL server: enough to open and test a connection. */
async function startFakePostgres(isSilent = () => false): Promise<{ url: string; sockets: Socket[] }> {
  const sockets: Socket[] = []
  server = createServer((socket) => {
    sockets.push(socket)
    socket.once('data', () => {
      socket.write(signedIn)
      socket.on('data', () => isSilent() || socket.write(answered))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `postgres://layover:hunter2@127.0.0.1:${port}/layover`, sockets }
}

it('an idle connection that breaks is reported, and ends nothing', async () => {
  const { url, sockets } = await startFakePostgres()
  const broken: Error[] = []
  const database = await openPostgres(url, { connections: 1, waitMs: 5_000 }, (error) => broken.push(error))
  sockets[0]?.destroy()
  await expect.poll(() => broken.length).toBe(1)
  expect(String(broken[0])).not.toContain('hunter2')
  await database.close()
})

it('a database that falls silent fails each call in time, and is asked over new connections afterwards', async () => {
  let isSilent = false
  const { url, sockets } = await startFakePostgres(() => isSilent)
  const size = { connections: 1, waitMs: 5_000, answerMs: 200 }
  const { kysely, close } = await openPostgres(url, size, () => undefined)
  const ask = async (connection = kysely) => await sql`select ${1}`.execute(connection)
  isSilent = true
  await expect(ask()).rejects.toThrow('Query read timeout')
  await expect(kysely.transaction().execute(async (trx) => await ask(trx))).rejects.toThrow(
    'Query read timeout',
  )
  isSilent = false
  await ask()
  expect(sockets.length).toBeGreaterThan(2)
  await close()
})
