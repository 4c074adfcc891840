import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * What one connection was asked and has not been told. Requests may follow each other without waiting, and what Node's
 * parser refuses may come while the answers to earlier ones are still being made: a refusal out of turn would be taken for
 * theirs.
 */
const OPEN = Symbol('open answers')

type Watched = Socket & { [OPEN]?: ServerResponse[] }

function openOf(socket: Socket): ServerResponse[] {
  return (socket as Watched)[OPEN] ?? []
}

function note(request: IncomingMessage, response: ServerResponse): void {
  const socket: Watched = request.socket
  // A request is parsed only once the one before it has come whole, so what is answered by now is done with.
  const open = openOf(socket).filter((each) => !each.closed)
  open.push(response)
  socket[OPEN] = open
}

/** Notes each request of a server with its answer. */
export function watchResponses(server: Server): void {
  for (const event of ['request', 'checkContinue', 'checkExpectation'] as const) {
    server.prependListener(event, note)
  }
}

/** Whether an earlier answer on this connection was its last: what follows must not be done (RFC 9112 §9.6). */
export function isEnding({ socket }: IncomingMessage): boolean {
  return socket.writableEnded
}

/** What of a connection must be answered before anything can be said about the request that is arriving. */
export interface Turn {
  /** Answers to whole requests, still to come. */
  readonly before: readonly ServerResponse[]
  /** The request that is arriving has had an answer, or part of one: nothing more may be said about it. */
  readonly isAnswered: boolean
}

export function turnOf(socket: Socket): Turn {
  const open = openOf(socket)
  return {
    before: open.filter((each) => each.req.complete && !each.closed),
    isAnswered: open.some((each) => !each.req.complete && each.headersSent),
  }
}
