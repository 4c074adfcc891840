import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { PROBLEM_TYPE, problemJson } from '../problems/problem.ts'
import { type ProblemKind, problemKinds } from '../problems/problem-kinds.ts'

function kindOf(code: string | undefined): ProblemKind {
  if (code === 'HPE_HEADER_OVERFLOW') return 'headersTooLarge'
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'tooSlow'
  return 'badRequest'
}

/**
 * Answers what Node's parser refused, before there is a request: in our JSON, and the connection ends, since nobody knows
 * where the next request would begin.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const kind = kindOf(error.code)
  const { status, title } = problemKinds[kind]
  const body = problemJson({ kind, requestId: randomUUID() })
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\nConnection: close\r\nCache-Control: no-store\r\n` +
      `Content-Type: ${PROBLEM_TYPE}\r\nX-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

/** Node meets `Expect: 100-continue` by itself; any other expectation is refused, in our JSON. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = problemJson({ kind: 'expectationFailed', requestId: randomUUID() })
  response.writeHead(417, {
    'content-type': PROBLEM_TYPE,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  })
  response.end(body)
}
