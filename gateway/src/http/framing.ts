import type { IncomingMessage } from 'node:http'
import type { FastifyReply } from 'fastify'
import { ProblemError } from './problem.ts'

/** A browser sends about twenty. Node silently drops headers beyond its own limit, so this limit is the lower one. */
const MAX_HEADERS = 100

/** Counts how often a header was sent. Node itself joins repeated headers or keeps one of them. */
export function countHeader(request: IncomingMessage, name: string): number {
  const { rawHeaders } = request
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const given = rawHeaders[i] ?? ''
    if (given.length === name.length && given.toLowerCase() === name) count += 1
  }
  return count
}

function framingFault({ headers, httpVersionMajor, httpVersionMinor }: IncomingMessage): string | undefined {
  if (httpVersionMajor !== 1) return 'HTTP/1.1 is spoken here.'
  const coding = headers['transfer-encoding']
  if (coding === undefined) return undefined
  if (coding.toLowerCase() !== 'chunked') return 'No transfer coding but chunked is understood.'
  if (httpVersionMinor === 0) return 'HTTP/1.0 knows no chunks.'
  return headers['content-length'] === undefined ? undefined : 'A body has a length or chunks, not both.'
}

/**
 * Refuses requests that Node's parser accepts and a proxy in front may read differently (RFC 9112 §6.1, §6.3; RFC 9110 §7.2).
 * After such a request the beginning of the next one is uncertain, so the connection ends.
 */
export function refuseFraming(request: IncomingMessage, reply: FastifyReply): void {
  if (request.rawHeaders.length > 2 * MAX_HEADERS) {
    reply.header('connection', 'close')
    throw new ProblemError('headersTooLarge', `A request has at most ${MAX_HEADERS} header fields.`)
  }
  const count = countHeader(request, 'host')
  const isHostFine = count === 1 || (count === 0 && request.httpVersion === '1.0')
  const fault = isHostFine ? framingFault(request) : `Exactly one Host header is needed, ${count} came.`
  if (fault === undefined) return
  reply.header('connection', 'close')
  throw new ProblemError('badRequest', fault)
}
