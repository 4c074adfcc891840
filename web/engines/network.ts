import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withRecorder } from './recorder.ts'

/** A site that is not the shop. */
export const ELSEWHERE = 'http://elsewhere.example/'

/** The browsers' proxy: all that they send passes through it, and reaches this machine alone. */
export class Network {
  /** Numbers of the orders that the gateway created. */
  readonly orders: string[] = []
  readonly #sent = new Set<string>()
  #documents = 0
  #isCut = false
  readonly #server = createServer((incoming, reply) => void this.#answer(incoming, reply))
  #underway = 0

  static async open(): Promise<Network> {
    const network = new Network()
    network.#server.listen(0, '127.0.0.1')
    await once(network.#server, 'listening')
    return network
  }

  /** Host and port. */
  get address(): string {
    const { port } = this.#server.address() as AddressInfo
    return `127.0.0.1:${port}`
  }

  /** No request waits for its answer. */
  get isAtRest(): boolean {
    return this.#underway === 0
  }

  /** How many pages the browser asked for in its window; the worker's shell is a file like others. */
  get documents(): number {
    return this.#documents
  }

  /** Whether the shop sent a file whose path begins so. */
  hasSent(start: string): boolean {
    return [...this.#sent].some((path) => path.startsWith(start))
  }

  /** Nothing gets a reply any more, while the browser believes that it is online, as on a Wi-Fi with a dead line. */
  cut(): void {
    this.#isCut = true
  }

  restore(): void {
    this.#isCut = false
  }

  /** For the next visitor. */
  startAnew(): void {
    this.restore()
    this.orders.length = 0
    this.#documents = 0
    this.#sent.clear()
  }

  async close(): Promise<void> {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #answer(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    if (incoming.headers['sec-fetch-dest'] === 'document') this.#documents += 1
    if (this.#isCut) return void incoming.destroy()
    const url = new URL(incoming.url ?? '', ELSEWHERE)
    this.#underway += 1
    reply.once('close', () => {
      this.#underway -= 1
    })
    if (url.href === ELSEWHERE) reply.setHeader('content-type', 'text/html').end('<h1>Elsewhere</h1>')
    else if (url.hostname === '127.0.0.1')
      await this.#forward(url, incoming, reply).catch(() => reply.destroy())
    else reply.writeHead(404).end()
  }

  async #forward(url: URL, incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const outgoing = request(url, { method: incoming.method, headers: readable(incoming.headers) })
    incoming.pipe(outgoing)
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    const status = answer.statusCode ?? 502
    this.#sent.add(url.pathname)
    const isPage = answer.headers['content-type']?.startsWith('text/html')
    if (!isPage && !url.pathname.endsWith('/createOrder')) {
      answer.pipe(reply.writeHead(status, answer.headers))
      return
    }
    const body = Buffer.concat(await answer.toArray()).toString()
    if (!isPage) this.#note(body)
    const whole = isPage ? withRecorder(answer.headers, body) : { headers: answer.headers, body }
    reply.writeHead(status, whole.headers).end(whole.body)
  }

  #note(body: string): void {
    const { data } = JSON.parse(body) as { data?: { orderNo: string } }
    if (data) this.orders.push(data.orderNo)
  }
}

/** Answers come whole and uncompressed. */
function readable(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const { 'accept-encoding': _, 'if-none-match': __, 'if-modified-since': ___, ...others } = headers
  return others
}
