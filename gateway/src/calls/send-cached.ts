import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredAnswer, StoredForm } from '../cache/stored-answer.ts'
import { encodingFor } from '../http/encoding.ts'
import { endTogether } from '../http/end-together.ts'
import { isKnown } from '../http/etag.ts'
import { writeHead } from './send-answer.ts'

function isUnchanged({ method, headers }: FastifyRequest, { etag }: StoredForm): boolean {
  return method === 'GET' && isKnown(headers['if-none-match'], etag)
}

/** Sends a cached answer: its bytes and headers are final, so no hook or serializer runs. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, answer: StoredAnswer): void {
  const form = answer.in(encodingFor(request.headers['accept-encoding']))
  const isNotModified = isUnchanged(request, form)
  const { record } = request
  if (record) {
    record.state = 'success'
    record.bytes = isNotModified ? 0 : form.bytes.length
  }
  if (isNotModified) {
    writeHead(reply, 304, form.unchangedHeaders)
    endTogether(reply.raw, [])
    return
  }
  writeHead(reply, 200, form.headers)
  endTogether(reply.raw, [form.bytes])
}
