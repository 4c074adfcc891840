import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { oneOf } from '../crowd.ts'
import { misbehaviours } from './misbehaviours.ts'
import { sampleCalls } from './sample-calls.ts'

/** `well` answers, `faulty` misbehaves now and then, `gone` resets every connection. */
export type Health = 'well' | 'faulty' | 'gone'

/** How often a faulty provider misbehaves. */
const FAULTY_SHARE = 0.25

const answers = new Map(
  sampleCalls.map(({ call, path, answer }) => [`${call.method} ${path.split('?')[0]}`, { call, answer }]),
)

/** A provider that answers every call by its example, and can fail in every way. */
export async function startStubProvider() {
  let health: Health = 'well'
  const orderKeys = new Map<string, number>()

  function noteOrder({ headers }: IncomingMessage) {
    const key = String(headers['idempotency-key'])
    orderKeys.set(key, (orderKeys.get(key) ?? 0) + 1)
  }
  const server = createServer(async (request, response) => {
    for await (const _chunk of request.on('error', () => undefined));
    const { method = '', url = '', socket } = request
    if (health === 'gone') return void socket.resetAndDestroy()
    if (url.startsWith('/health/')) return void response.end('ok')
    const known = answers.get(`${method} ${url.split('?')[0]}`)
    if (known === undefined) return void response.writeHead(404).end()
    if (known.call.effect === 'order') noteOrder(request)
    if (health === 'faulty' && Math.random() < FAULTY_SHARE)
      return oneOf(misbehaviours)(known.answer, response, socket)
    response.writeHead(200, { 'content-type': 'application/json' }).end(known.answer)
  })
  server.keepAliveTimeout = 60_000
  server.on('clientError', (_error, socket) => socket.destroy())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    turn: (next: Health) => {
      health = next
    },
    /** Orders, and those of them that came more than once. */
    orders: () => ({
      seen: orderKeys.size,
      repeated: [...orderKeys.values()].filter((times) => times > 1).length,
    }),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

export type StubProvider = Awaited<ReturnType<typeof startStubProvider>>
