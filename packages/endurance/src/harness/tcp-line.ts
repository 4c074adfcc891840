import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A connection to a server that runs elsewhere, which can be cut, held and altered. For its clients that looks like the server. */
export interface TcpLine {
  readonly port: number
  /** As in a crash: what is open breaks, and the port refuses. */
  readonly cut: () => Promise<void>
  readonly mend: () => Promise<void>
  /** Connections stay, and nothing passes. */
  readonly hold: () => void
  readonly release: () => void
  /** Changes what clients send from now on, to as many bytes; undefined for nothing. */
  readonly alter: (change: ((text: string) => string) | undefined) => void
}

/** Opens a line on a free port of this machine. */
export async function openTcpLine({ host, port: farPort }: { host: string; port: number }): Promise<TcpLine> {
  const sockets = new Set<Socket>()
  let isHeld = false
  let altered: ((text: string) => string) | undefined

  const sent = (bytes: Buffer) =>
    altered === undefined ? bytes : Buffer.from(altered(bytes.toString('latin1')), 'latin1')
  function join(near: Socket) {
    const there = connect(farPort, host)
    for (const [from, to] of [
      [near, there],
      [there, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => void to.write(from === near ? sent(bytes) : bytes))
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (isHeld) from.pause()
    }
  }
  const server = createServer(join)
  const listen = async (wanted: number) => {
    server.listen(wanted, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  return {
    port,
    cut: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    mend: async () => void (await listen(port)),
    hold: () => {
      isHeld = true
      for (const socket of sockets) socket.pause()
    },
    release: () => {
      isHeld = false
      for (const socket of sockets) socket.resume()
    },
    alter: (change) => {
      altered = change
    },
  }
}
