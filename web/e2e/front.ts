import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean

/** A way to the shop under an origin of its own. A story puts another release, or another worker, in front of it. */
export class Front {
  readonly #server: Server
  readonly #shop: URL
  /** Answers a request instead of the shop; false leaves it to the shop. */
  instead: Answer = () => false

  constructor(shop: string) {
    this.#shop = new URL(shop)
    this.#server = createServer((from, to) => {
      if (!this.instead(from, to)) this.#pass(from, to)
    })
  }

  async open(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  /** The shop takes calls from its own pages alone. */
  #pass(from: IncomingMessage, to: ServerResponse): void {
    const { host, origin: shopOrigin } = this.#shop
    const { origin, ...others } = from.headers
    const headers = { ...others, host, ...(origin !== undefined && { origin: shopOrigin }) }
    const onward = request(
      new URL(from.url ?? '/', this.#shop),
      { method: from.method, headers },
      (reply) => {
        to.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(to)
      },
    )
    onward.on('error', () => to.destroy())
    from.pipe(onward)
  }
}
