import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * The responses of one connection that are not sent yet. A client may send requests without waiting, and Node's parser may
 * refuse one while earlier requests are still being answered. A refusal out of turn would look like the answer to those.
 */
const OPEN = Symbol('open responses')

type Watched = Socket & { [OPEN]?: ServerResponse[] }

function openOf(socket: Socket): ServerResponse[] {
  return (socket as Watched)[OPEN] ?? []
}

/** Node closes only the response whose turn it is; those that wait behind it would never learn that the visitor left. */
function closeWaiting(this: Socket): void {
  for (const response of openOf(this)) {
    if (response.socket || response.writableFinished) continue
    response.destroyed = true
    response.emit('close')
  }
}

function note(request: IncomingMessage, response: ServerResponse): void {
  const socket: Watched = request.socket
  if (!socket[OPEN]) socket.once('close', closeWaiting)
  // Node parses a request once the one before it is complete, so closed responses are no longer needed.
  const open = openOf(socket).filter((each) => !each.closed)
  open.push(response)
  socket[OPEN] = open
}

/** Notes the response of each request to a server. */
export function watchResponses(server: Server): void {
  for (const event of ['request', 'checkContinue', 'checkExpectation'] as const) {
    server.prependListener(event, note)
  }
}

/**
 * Whether no response can follow: an earlier one was the connection's last, so that a request after it must not be processed
 * (RFC 9112 §9.6), or the client reset the connection, whose address is unknown from then on unless it was read before.
 */
export function isEnding({ socket }: IncomingMessage): boolean {
  return socket.writableEnded || socket.remoteAddress === undefined
}

/** The place of the arriving request among those of its connection. */
interface Turn {
  /** Responses to complete requests that are not sent yet. */
  readonly before: readonly ServerResponse[]
  /** Whether the arriving request has a response already, or part of one. */
  readonly isAnswered: boolean
}

export function turnOf(socket: Socket): Turn {
  const open = openOf(socket)
  return {
    before: open.filter((each) => each.req.complete && !each.closed),
    isAnswered: open.some((each) => !each.req.complete && each.headersSent),
  }
}
