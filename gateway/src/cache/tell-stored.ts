import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from '../representation/encoding.ts'
import { isKnown } from '../representation/etag.ts'
import type { StoredAnswer, StoredForm } from './stored-answer.ts'

/** What of an answer depends on who asks: its id, a new visitor's cookie, and whether the connection ends with it. */
const PERSONAL = ['x-request-id', 'set-cookie', 'connection'] as const

function headersOf(reply: FastifyReply, stored: readonly string[]): string[] {
  const headers = stored.slice()
  for (const name of PERSONAL) {
    const value = reply.getHeader(name)
    if (value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) headers.push(name, String(one))
  }
  return headers
}

function isUnchanged({ method, headers }: FastifyRequest, { etag }: StoredForm): boolean {
  return method === 'GET' && isKnown(headers['if-none-match'], etag)
}

/** Writes what is kept: final bytes under ready headers, in one piece, past everything that would look at them again. */
export function tellStored(request: FastifyRequest, reply: FastifyReply, answer: StoredAnswer): void {
  const form = answer.in(encodingFor(request.headers['accept-encoding']))
  const isOld = isUnchanged(request, form)
  const { record } = request
  if (record) {
    record.state = 'success'
    record.bytes = isOld ? 0 : form.bytes.length
  }
  reply.hijack()
  if (isOld) {
    reply.raw.writeHead(304, headersOf(reply, form.unchangedHeaders))
    reply.raw.end()
    return
  }
  reply.raw.writeHead(200, headersOf(reply, form.headers))
  reply.raw.end(form.bytes)
}
