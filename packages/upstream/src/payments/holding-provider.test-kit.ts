import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Payment {
  readonly merchantReference: string
}

/** A card provider that charges at once, and responds when the test lets it, or never. */
export class HoldingProvider {
  /** The charges in its ledger. */
  readonly captured: Payment[] = []
  readonly #answers: (() => void)[] = []
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      let text = ''
      request.on('data', (chunk) => (text += chunk))
      request.on('end', () => {
        if (request.method === 'GET') response.end(JSON.stringify({ payments: this.captured }))
        else this.#charge(JSON.parse(text), response)
      })
    })
  }

  static async start(): Promise<HoldingProvider> {
    const provider = new HoldingProvider()
    await new Promise<void>((done) => provider.#server.listen(0, '127.0.0.1', done))
    return provider
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  #charge(request: Payment, response: ServerResponse): void {
    const payment = { ...request, id: `pay_${this.captured.length + 1}`, status: 'CAPTURED' }
    this.captured.push(payment)
    const headers = { 'content-type': 'application/json' }
    this.#answers.push(() => response.writeHead(201, headers).end(JSON.stringify(payment)))
  }

  /** Responds to every waiting charge. */
  release(): void {
    for (const answer of this.#answers.splice(0)) answer()
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
