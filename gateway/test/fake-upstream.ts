import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export type Script = (response: ServerResponse, socket: Socket, seen: Seen) => void

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** A provider that runs a script of the test: the script answers, or misbehaves on the bare socket. */
export async function startFakeUpstream() {
  const seen: Seen[] = []
  const state = { script: json({ state: '11', data: [] }) }
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers, socket } = request
    const one = { method, url, headers, body: await bodyOf(request).catch(() => '') }
    if (url === '/health/live') return void response.end('ok')
    seen.push(one)
    state.script(response, socket, one)
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    /** Runs this script for every call from now on. */
    play: (script: Script) => {
      seen.length = 0
      state.script = script
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type FakeUpstream = Awaited<ReturnType<typeof startFakeUpstream>>

export function json(value: unknown, headers: Record<string, string> = {}): Script {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers })
    response.end(typeof value === 'string' || Buffer.isBuffer(value) ? value : JSON.stringify(value))
  }
}

/** Holds each answer until `release` is called. */
export function held(script: Script): { readonly script: Script; readonly release: () => void } {
  const waiting: (() => void)[] = []
  return {
    script: (...request) => void waiting.push(() => script(...request)),
    release: () => {
      for (const answer of waiting.splice(0)) answer()
    },
  }
}

/** Writes these bytes to the bare socket and ends it, unless it should hang. */
export function raw(text: string | Buffer, after: 'end' | 'reset' | 'hang' = 'end'): Script {
  return (_response, socket) => {
    socket.write(text, () => {
      if (after === 'end') socket.end()
      if (after === 'reset') socket.resetAndDestroy()
    })
  }
}
