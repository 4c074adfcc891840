import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Act, Answer, CallRequest, Forward } from './answer.ts'

/** An upstream on a port of its own: the correct one, except for one mutated call. */
export interface StubUpstream {
  readonly baseUrl: string
  /** Whether any answer differed from the correct one. */
  readonly hasChanged: () => boolean
  readonly close: () => Promise<void>
}

export interface Part {
  /** Whether a request is one of the mutated call. */
  readonly isFor: (request: CallRequest) => boolean
  readonly act: Act
}

async function readRequest(request: IncomingMessage): Promise<CallRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const)
  return {
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks),
  }
}

function send(response: ServerResponse, { status, headers, body, ending }: Answer): void {
  if (ending === 'silent') return
  if (ending === 'reset') {
    response.socket?.resetAndDestroy()
    return
  }
  // Node sends no body under these, and would refuse a length.
  const isEmpty = status === 204 || status === 304
  response.writeHead(status, { ...headers, ...(isEmpty ? {} : { 'content-length': String(body.length) }) })
  if (ending === 'cut') {
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.socket?.destroy())
    return
  }
  response.end(isEmpty ? undefined : body)
}

const isSame = (one: Answer, other: Answer): boolean =>
  one === other || (one.status === other.status && one.ending === other.ending && one.body.equals(other.body))

/** Starts a stub on a free port of this machine. */
export async function startStub(forward: Forward, part: Part): Promise<StubUpstream> {
  let isChanged = false
  const played = async (request: CallRequest): Promise<Answer> => {
    const correct: Answer[] = []
    const answer = await part.act(request, async (other) => {
      correct.push(await forward(other))
      return correct.at(-1) as Answer
    })
    const [first] = correct
    isChanged ||= first === undefined || !isSame(first, answer)
    return answer
  }
  const server = createServer((incoming, response) => {
    const answer = async () => {
      const request = await readRequest(incoming)
      const given = part.isFor(request) ? await played(request) : await forward(request)
      if (given.delayMs !== undefined) await pause(given.delayMs, undefined, { ref: false })
      send(response, given)
    }
    // The client may have gone meanwhile.
    answer().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hasChanged: () => isChanged,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
