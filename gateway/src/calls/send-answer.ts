import type { FastifyReply } from 'fastify'
import type { HeaderSet } from '../http/security-headers.ts'
import { stateOf } from './call-record.ts'

/** What of an answer may depend on who asks: a new visitor's cookie, whether the connection ends with it, an order told again. */
const PERSONAL = ['set-cookie', 'connection', 'idempotency-replayed'] as const

/** Name, value, name, value: what `writeHead` takes without looking at each one. */
export type ReadyHeaders = readonly string[]

/** Says ready headers and those of this one request, past everything that would look at each again. */
export function writeHead(reply: FastifyReply, status: number, ready: ReadyHeaders): void {
  // One that was asked for before the end began is its connection's last too.
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

/** Sends an answer to one visitor alone. */
export type SendAnswer = (reply: FastifyReply, bytes: Buffer) => FastifyReply

/** `headers`: what every answer of the gateway says of itself. */
export function createSendAnswer(headers: HeaderSet): SendAnswer {
  const common = [...Object.entries(headers).flat(), 'cache-control', 'no-store']
  const ready = [...common, 'content-type', 'application/json; charset=utf-8', 'content-length']
  return (reply, bytes) => {
    const { record } = reply.request
    if (record) {
      record.state = stateOf(bytes)
      record.bytes = bytes.length
    }
    writeHead(reply, 200, [...ready, String(bytes.length)])
    reply.raw.end(bytes)
    return reply
  }
}
