import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent, request } from 'undici'
import { pause } from '../crowd.ts'

/**
 * How upstreams seem to gateways. `gone` breaks every connection and `breaking` some of them, `slow` keeps them waiting,
 * `broken` leaves out what the contract promises in some answers, and `drifting` adds to some what it does not know.
 */
export type Manner = 'well' | 'gone' | 'breaking' | 'slow' | 'broken' | 'drifting'

/** How often `breaking`, `broken` and `drifting` show. */
const SHARE = 0.3
const SLOW_MS = 3_000

/** Headers of one connection. */
const OF_CONNECTIONS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host'])

type Headers = Readonly<Record<string, string | string[] | undefined>>

const passed = (headers: Headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => !OF_CONNECTIONS.has(name) && value !== undefined),
  ) as Record<string, string | string[]>

async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function changed(text: string, manner: Manner): string {
  if (!text.startsWith('{') || !text.includes('"data":{')) return text
  if (manner === 'broken') return '{"state":"11","data":{"nothing":"as promised"}}'
  if (manner === 'drifting') return text.replace('"data":{', '"data":{"undeclared":1,')
  return text
}

/** Stands between gateways and upstreams, which take turns, and fails as it is told. */
export async function startProviderLine(upstreams: readonly string[]) {
  const agent = new Agent({ connections: 200 })
  let manner: Manner = 'well'
  let turn = 0

  async function pass(incoming: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
    turn += 1
    const answer = await request(`${upstreams[turn % upstreams.length]}${incoming.url}`, {
      dispatcher: agent,
      method: incoming.method as 'GET',
      headers: passed(incoming.headers),
      body: body.length > 0 ? body : null,
    })
    const bytes = Buffer.from(await answer.body.arrayBuffer())
    const isChanged = ['broken', 'drifting'].includes(manner) && Math.random() < SHARE
    const sent = isChanged ? Buffer.from(changed(bytes.toString(), manner)) : bytes
    response
      .writeHead(answer.statusCode, { ...passed(answer.headers), 'content-length': sent.length })
      .end(sent)
  }
  const server = createServer(async (incoming, response) => {
    const { socket } = incoming
    try {
      const body = await readAll(incoming)
      if (manner === 'gone' || (manner === 'breaking' && Math.random() < SHARE))
        return void socket.resetAndDestroy()
      if (manner === 'slow') await pause(SLOW_MS)
      await pass(incoming, response, body)
    } catch {
      socket.destroy()
    }
  })
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    turn: (next: Manner) => {
      manner = next
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await agent.destroy()
    },
  }
}

export type ProviderLine = Awaited<ReturnType<typeof startProviderLine>>
