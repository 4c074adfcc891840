import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openTcpLine } from './tcp-line.ts'

/** A server that sends back what it gets. */
async function startEcho(): Promise<number> {
  const server = createServer((socket) => void socket.pipe(socket).on('error', () => undefined))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

async function echoed(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  const [bytes] = await Promise.race([
    once(socket, 'data'),
    once(socket, 'close').then(() => [Buffer.from('closed')]),
  ])
  socket.destroy()
  return String(bytes)
}

it('a line passes what is sent, altered where that is wanted, and refuses while it is cut', async () => {
  const line = await openTcpLine({ host: '127.0.0.1', port: await startEcho() })
  onTestFinished(async () => await line.cut())
  expect(await echoed(line.port, 'one')).toBe('one')
  line.alter((text) => text.replace('one', 'two'))
  expect(await echoed(line.port, 'one')).toBe('two')
  line.alter(undefined)
  await line.cut()
  await expect(echoed(line.port, 'one')).rejects.toThrow('ECONNREFUSED')
  await line.mend()
  expect(await echoed(line.port, 'one')).toBe('one')
})

it('a line that is held keeps its connections and passes nothing until it is released', async () => {
  const line = await openTcpLine({ host: '127.0.0.1', port: await startEcho() })
  onTestFinished(async () => await line.cut())
  line.hold()
  let isBack = false
  const answer = echoed(line.port, 'one').finally(() => (isBack = true))
  expect(
    await Promise.race([answer, once(connect(line.port, '127.0.0.1'), 'connect').then(() => 'connected')]),
  ).toBe('connected')
  expect(isBack).toBe(false)
  line.release()
  expect(await answer).toBe('one')
})
