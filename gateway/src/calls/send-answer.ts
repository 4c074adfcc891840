import type { FastifyReply } from 'fastify'
import { endTogether } from '../http/end-together.ts'
import type { HeaderSet } from '../http/security-headers.ts'
import { stateOf } from './call-record.ts'

/** Headers that differ between requests: a new visitor's cookie, the end of the connection, the flag of a replayed order. */
const PERSONAL = ['set-cookie', 'connection', 'idempotency-replayed'] as const

/** Name, value, name, value: the form that `writeHead` sends without checking each header. */
type ReadyHeaders = readonly string[]

/** Writes prepared headers and those of this request, past the hooks and checks that would look at each header again. */
export function writeHead(reply: FastifyReply, status: number, ready: ReadyHeaders): void {
  // A request from before the drain also ends its connection.
  if (reply.server.isDraining) reply.header('connection', 'close')
  const headers = ready.slice()
  headers.push('x-request-id', reply.request.id)
  for (const name of PERSONAL) {
    const value = reply.getHeader(name)
    if (value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) headers.push(name, String(one))
  }
  reply.hijack()
  reply.raw.writeHead(status, headers)
}

/** Sends an uncached answer. */
type SendAnswer = (reply: FastifyReply, chunks: readonly Buffer[]) => FastifyReply

/** @param headers those of every answer of the gateway */
export function createSendAnswer(headers: HeaderSet): SendAnswer {
  const common = [...Object.entries(headers).flat(), 'cache-control', 'no-store']
  const ready = [...common, 'content-type', 'application/json; charset=utf-8', 'content-length']
  return (reply, chunks) => {
    const { record } = reply.request
    const bytes = chunks.reduce((sum, { length }) => sum + length, 0)
    if (record) {
      record.state = stateOf(chunks)
      record.bytes = bytes
    }
    writeHead(reply, 200, [...ready, String(bytes)])
    endTogether(reply.raw, chunks)
    return reply
  }
}
