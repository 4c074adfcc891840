import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { turnOf } from '../http/open-responses.ts'
import { PROBLEM_TYPE, problemJson } from '../http/problem.ts'
import { type ProblemKind, problemKinds } from '../http/problem-kinds.ts'
import type { HeaderSet } from '../http/security-headers.ts'
import type { TrafficCounts } from '../metrics/traffic-counts.ts'

const kinds: Readonly<Record<string, ProblemKind>> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'tooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
}

function refusal(kind: ProblemKind, plain: HeaderSet, more: HeaderSet = {}) {
  const requestId = randomUUID()
  const body = problemJson({ kind, requestId })
  const headers: HeaderSet = {
    ...plain,
    ...more,
    date: new Date().toUTCString(),
    connection: 'close',
    'cache-control': 'no-store',
    'content-type': PROBLEM_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
  }
  return { ...problemKinds[kind], headers, body }
}

function endWith(socket: Socket, kind: ProblemKind, plain: HeaderSet, more?: HeaderSet): void {
  const { status, title, headers, body } = refusal(kind, plain, more)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${title}`, ...lines, '', body].join('\r\n'))
}

/**
 * Answers a request that Node's parser refused, with a problem and in its turn. It ends the connection, since the beginning
 * of the next request is unknown.
 */
function answerClientError(error: NodeJS.ErrnoException, socket: Socket, plain: HeaderSet): void {
  const { before, isAnswered } = turnOf(socket)
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswered) {
    socket.destroy()
    return
  }
  // Bytes after a request with `Connection: close` are ignored; the answer to that request ends the connection.
  const isAfterEnd = error.code === 'HPE_CLOSED_CONNECTION'
  if (isAfterEnd && before.length > 0) return
  const refuse = () => {
    if (socket.writable) endWith(socket, kinds[error.code ?? ''] ?? 'badRequest', plain)
  }
  if (before.length === 0) {
    refuse()
    return
  }
  // A client that reads no answer could keep the connection open with one byte after the other.
  socket.pause()
  void Promise.all(before.map((answer) => once(answer, 'close'))).then(
    () => {
      socket.resume()
      refuse()
    },
    () => socket.destroy(),
  )
}

/** Replaces Node's own refusals by problems with the plain security headers. */
export function createClientErrors(plain: HeaderSet, counts: Pick<TrafficCounts, 'unreadable'>) {
  const refused = new WeakSet<Socket>()
  return {
    /** Handles a request that the parser could not read. The parser reports each further packet again. */
    onClientError(error: NodeJS.ErrnoException, socket: Socket): void {
      if (refused.has(socket)) return
      refused.add(socket)
      // A browser that closes a connection has sent nothing unreadable.
      if (error.code !== 'ECONNRESET') counts.unreadable += 1
      answerClientError(error, socket, plain)
    },
    /** Refuses any expectation but `100-continue`. */
    onExpectation(_request: IncomingMessage, response: ServerResponse): void {
      const { status, headers, body } = refusal('expectationFailed', plain)
      response.writeHead(status, { ...headers })
      response.end(body)
    },
    /** Refuses CONNECT, for which Node hands over the bare connection. */
    onConnect(_request: IncomingMessage, socket: Socket): void {
      socket.on('error', () => socket.destroy())
      endWith(socket, 'methodNotAllowed', plain, { allow: 'GET, HEAD, POST' })
    },
  }
}
