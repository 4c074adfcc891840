import { randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** Every fault of the merchant API by its `id`: HTTP status, the provider's code, and the sentence. */
const faults = {
  INVALID_REQUEST: { status: 400, code: '20000000', message: 'The request is not valid.' },
  UNKNOWN_TOKEN: { status: 400, code: '20000001', message: 'The token is unknown, expired or used.' },
  UNAUTHORIZED: { status: 401, code: '9002', message: 'The merchant’s credentials are missing or wrong.' },
  ACCESS_DENIED: { status: 403, code: '9007', message: 'These credentials belong to another merchant.' },
  NOT_FOUND: { status: 404, code: '1002', message: 'There is nothing here.' },
  METHOD_NOT_ALLOWED: { status: 405, code: '1003', message: 'This path does not take the method.' },
  IDEMPOTENCE_KEY_IN_USE: {
    status: 409,
    code: '1409',
    message: 'The first request with this key still runs.',
  },
  IDEMPOTENCE_KEY_REUSED: { status: 409, code: '1410', message: 'The key belongs to another request.' },
  PAYLOAD_TOO_LARGE: { status: 413, code: '1413', message: 'The body is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, code: '1415', message: 'The body is not JSON.' },
  INTERNAL_ERROR: { status: 500, code: '9999', message: 'Something went wrong here.' },
  PROCESSING_UNAVAILABLE: { status: 503, code: '9998', message: 'Payments cannot be processed now.' },
} as const

export type FaultId = keyof typeof faults

const byStatus = new Map<number, FaultId>([
  [404, 'NOT_FOUND'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
  [503, 'PROCESSING_UNAVAILABLE'],
])

/** The fault that stands for a status which the framework chose. */
export function faultOfStatus(status: number): FaultId {
  return byStatus.get(status) ?? (status < 500 ? 'INVALID_REQUEST' : 'INTERNAL_ERROR')
}

/** Answers with faults of one kind, one per property when several are wrong. */
export function sendFault(
  reply: FastifyReply,
  id: FaultId,
  properties: readonly string[] = [],
): FastifyReply {
  const { status, code, message } = faults[id]
  const fault = { category: 'PAYMENT_PLATFORM_ERROR', code, id, message, httpStatusCode: status }
  const errors =
    properties.length === 0 ? [fault] : properties.map((propertyName) => ({ ...fault, propertyName }))
  return reply.code(status).type('application/json').send({ errorId: randomUUID(), errors })
}
