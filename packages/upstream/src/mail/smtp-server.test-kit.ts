import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** The server's behaviour on a connection: it accepts the mail, or fails in one of several ways. */
type Manner = 'take' | 'take slowly' | 'stay silent' | 'reset after data' | 'defer' | 'reject'

interface SmtpServer {
  readonly url: string
  /** The accepted messages as they were transmitted. */
  readonly taken: string[]
  manner: Manner
  /** The manners of the first connections, in order; later connections get `manner`. */
  readonly script: Manner[]
  connections: number
}

const endOfData = '\r\n.\r\n'

/** Starts a minimal mail server for one test. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>()
  const state = { taken: [] as string[], manner: 'take' as Manner, script: [] as Manner[], connections: 0 }
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)))
    state.connections += 1
    const manner = state.script.shift() ?? state.manner
    if (manner !== 'stay silent') serve(socket, manner, state.taken)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return Object.assign(state, { url: `smtp://127.0.0.1:${port}` })
}

function serve(socket: Socket, manner: Manner, taken: string[]): void {
  let text = ''
  let isData = false
  const write = (line: string) => socket.write(`${line}\r\n`)
  const onData = (message: string): void => {
    if (manner === 'reset after data') return void socket.resetAndDestroy()
    if (manner === 'defer') return void write('451 later, amelia@example.com')
    if (manner === 'reject') return void write('554 no, not from amelia@example.com')
    taken.push(message)
    setTimeout(() => write('250 taken'), manner === 'take slowly' ? 300 : 0)
  }
  const onLine = (line: string): void => {
    if (/^EHLO/i.test(line)) write('250 test')
    else if (/^DATA/i.test(line)) {
      isData = true
      write('354 go on')
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
    else write('250 fine')
  }
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1')
    for (;;) {
      const end = isData ? endOfData : '\r\n'
      const at = text.indexOf(end)
      if (at < 0) return
      const part = text.slice(0, at)
      text = text.slice(at + end.length)
      if (isData) {
        isData = false
        onData(part)
      } else onLine(part)
    }
  })
  write('220 test')
}
