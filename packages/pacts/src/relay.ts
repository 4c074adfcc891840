import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One address for a gateway that is built once, before mock servers that stand for one interaction each. */
interface Relay {
  readonly url: string
  /** Where requests go from now on. */
  target: string
  readonly close: () => Promise<void>
}

export async function startRelay(): Promise<Relay> {
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming
    // No connection outlives its answer: the next one is another server's.
    const onward = request(new URL(url, relay.target), { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', (error) => outgoing.destroy(error))
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const relay: Relay = {
    url: `http://127.0.0.1:${port}`,
    target: 'http://127.0.0.1:9',
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return relay
}
