import { randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'

const faultOf = (status: number, code: string, message: string) => ({ status, code, message })

/** Every fault of the merchant and the client API by its `id`: HTTP status, the provider's code, and the sentence. */
const faults = {
  INVALID_REQUEST: faultOf(400, '20000000', 'The request is not valid.'),
  UNKNOWN_TOKEN: faultOf(400, '20000001', 'The token is unknown, expired or used.'),
  INVALID_ENCRYPTED_INPUT: faultOf(400, '20000010', 'The encrypted input cannot be read.'),
  UNKNOWN_ENCRYPTION_KEY: faultOf(400, '20000011', 'The input was encrypted under a key that is not ours.'),
  UNKNOWN_SESSION: faultOf(400, '20000012', 'The client session is unknown or has expired.'),
  NONCE_USED: faultOf(400, '20000013', 'This encrypted input belongs to another payment.'),
  INVALID_CARD: faultOf(400, '20000014', 'The card’s data is not valid.'),
  UNKNOWN_CARD_NUMBER: faultOf(400, '210380', 'No card that can be used begins with these digits.'),
  BLOCKED_CARD_NUMBER: faultOf(400, '210381', 'Cards that begin with these digits are blocked.'),
  PAYMENT_NOT_REFUNDABLE: faultOf(400, '20000020', 'The payment was not captured, or in another currency.'),
  REFUND_TOO_HIGH: faultOf(400, '20000021', 'The payment has less left that can be refunded.'),
  UNAUTHORIZED: faultOf(401, '9002', 'The credentials are missing, wrong or expired.'),
  ACCESS_DENIED: faultOf(403, '9007', 'These credentials are not for this path.'),
  ORIGIN_DENIED: faultOf(403, '9008', 'Pages of this origin may not send cards.'),
  NOT_FOUND: faultOf(404, '1002', 'There is nothing here.'),
  UNKNOWN_PRODUCT_ID: faultOf(404, '1007', 'There is no such payment product.'),
  METHOD_NOT_ALLOWED: faultOf(405, '1003', 'This path does not take the method.'),
  IDEMPOTENCE_KEY_IN_USE: faultOf(409, '1409', 'The first request with this key still runs.'),
  IDEMPOTENCE_KEY_REUSED: faultOf(409, '1410', 'The key belongs to another request.'),
  PAYLOAD_TOO_LARGE: faultOf(413, '1413', 'The body is too large.'),
  UNSUPPORTED_MEDIA_TYPE: faultOf(415, '1415', 'The body is not JSON.'),
  TOO_MANY_REQUESTS: faultOf(429, '1429', 'There are too many requests; send this one later.'),
  INTERNAL_ERROR: faultOf(500, '9999', 'Something went wrong here.'),
  PROCESSING_UNAVAILABLE: faultOf(503, '9998', 'Payments cannot be processed now.'),
} as const

export type FaultId = keyof typeof faults

const byStatus = new Map<number, FaultId>([
  [404, 'NOT_FOUND'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
  [503, 'PROCESSING_UNAVAILABLE'],
])

/** Maps a status of the framework to a fault. */
export function faultOfStatus(status: number): FaultId {
  return byStatus.get(status) ?? (status < 500 ? 'INVALID_REQUEST' : 'INTERNAL_ERROR')
}

/** Sends faults of one kind, one for each wrong property. */
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
