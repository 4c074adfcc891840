import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Act, Answer, Ask, Asked } from './answer.ts'

/** An upstream on a port of its own, which is the correct one but for what it is told to do otherwise. */
export interface StandIn {
  readonly baseUrl: string
  /** Whether any answer was another than the correct one: a change of what never comes up changes nothing. */
  readonly hasChanged: () => boolean
  readonly close: () => Promise<void>
}

export interface Part {
  /** Whether a question is of the mutated call. */
  readonly isFor: (asked: Asked) => boolean
  readonly act: Act
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
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

/** Starts a stand-in on a free port of this machine. */
export async function startStandIn(ask: Ask, part: Part): Promise<StandIn> {
  let isChanged = false
  const played = async (asked: Asked): Promise<Answer> => {
    const correct: Answer[] = []
    const answer = await part.act(asked, async (other) => {
      correct.push(await ask(other))
      return correct.at(-1) as Answer
    })
    const [first] = correct
    isChanged ||= first === undefined || !isSame(first, answer)
    return answer
  }
  const server = createServer((request, response) => {
    const answer = async () => {
      const asked = await readAsked(request)
      const given = part.isFor(asked) ? await played(asked) : await ask(asked)
      if (given.delayMs !== undefined) await pause(given.delayMs, undefined, { ref: false })
      send(response, given)
    }
    // Who asked may have gone meanwhile, and then nobody is left to tell.
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
