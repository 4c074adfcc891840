import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** How a foreign provider differs from the sandbox behind it. */
interface Foreign {
  /** The sandbox's path for one of the provider's; undefined where the provider has none such. */
  readonly toSandbox: (path: string) => string | undefined
  /** The provider's word for each of the sandbox's. */
  readonly words: Readonly<Record<string, string>>
  /** A header without which it takes no request. */
  readonly header: readonly [name: string, value: string]
}

/** Headers of one connection. */
const HOP = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']

/** A provider with paths, words and a header of its own, which the sandbox answers for. */
export async function startForeignProvider(sandboxUrl: string, foreign: Foreign) {
  const server = createServer((request, response) => void answer(request, response))
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [name, value] = foreign.header
    if (request.headers[name] !== value) return refuse(response, 401, 'CLIENT_UNKNOWN')
    const path = foreign.toSandbox(request.url ?? '')
    if (path === undefined) return refuse(response, 404, 'NO_SUCH_RESOURCE')
    const own = Object.entries(request.headers).filter(([each]) => !HOP.includes(each))
    const headers = own.map(([each, text]): [string, string] => [each, String(text)])
    const body = request.method === 'POST' ? await buffer(request) : null
    try {
      const { status, text } = await ask(sandboxUrl + path, { method: request.method ?? '', headers, body })
      response.writeHead(status, { 'content-type': 'application/json' }).end(translated(text, foreign.words))
    } catch {
      response.destroy()
    }
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function ask(url: string, init: RequestInit) {
  const answer = await fetch(url, init)
  return { status: answer.status, text: await answer.text() }
}

function translated(text: string, words: Foreign['words']): string {
  return text.replaceAll(/"status":"(\w+)"/g, (whole, word: string) =>
    words[word] === undefined ? whole : `"status":"${words[word]}"`,
  )
}

function refuse(response: ServerResponse, status: number, id: string) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ errors: [{ id }] }))
}
