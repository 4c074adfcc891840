import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Listening {
  readonly url: string
  readonly close: () => Promise<unknown>
}

/** A server that answers every request with one body, or with that of its address; as a success unless a status is given. */
export async function listenOnce(body: object | ((url: string) => object), status = 200): Promise<Listening> {
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(typeof body === 'function' ? body(url) : body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return { url: `http://127.0.0.1:${port}`, close }
}
