import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredAnswer, StoredForm } from '../cache/stored-answer.ts'
import { encodingFor } from '../http/encoding.ts'
import { isKnown } from '../http/etag.ts'
import { writeHead } from './send-answer.ts'

function isUnchanged({ method, headers }: FastifyRequest, { etag }: StoredForm): boolean {
  return method === 'GET' && isKnown(headers['if-none-match'], etag)
}

/** Writes what is kept: final bytes under ready headers, in one piece, past everything that would look at them again. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, answer: StoredAnswer): void {
  const form = answer.in(encodingFor(request.headers['accept-encoding']))
  const isOld = isUnchanged(request, form)
  const { record } = request
  if (record) {
    record.state = 'success'
    record.bytes = isOld ? 0 : form.bytes.length
  }
  if (isOld) {
    writeHead(reply, 304, form.unchangedHeaders)
    reply.raw.end()
    return
  }
  writeHead(reply, 200, form.headers)
  reply.raw.end(form.bytes)
}
