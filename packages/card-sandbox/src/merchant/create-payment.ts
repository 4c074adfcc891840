import type { Static } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type PaymentRequest, paymentRequestSchema } from '../ledger/payment.ts'
import { sendFault } from '../refusals/fault.ts'
import { wrongProperties } from '../refusals/wrong-properties.ts'
import type { Cashier } from './cashier.ts'
import { isIdempotenceKey } from './idempotence-key.ts'
import type { FaultPlan } from './planned-faults.ts'

const compiled = TypeCompiler.Compile(paymentRequestSchema)

/** `POST /v1/{merchantId}/payments`: charges a token or an encrypted card once per `X-GCS-Idempotence-Key`. */
export function createPayment(cashier: Cashier, plan: FaultPlan) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const fault = plan.take()
    const refusal = plan.refuse(fault, reply)
    if (refusal !== undefined) return refusal
    const key = request.headers['x-gcs-idempotence-key']
    if (!isIdempotenceKey(key)) return sendFault(reply, 'INVALID_REQUEST', ['X-GCS-Idempotence-Key'])
    const { body } = request
    if (!compiled.Check(body)) return sendFault(reply, 'INVALID_REQUEST', wrongProperties(compiled, body))
    if (!hasOneCard(body)) return sendFault(reply, 'INVALID_REQUEST', ['token', 'encryptedCustomerInput'])
    const settlement = await cashier.take(body, key)
    switch (settlement.kind) {
      case 'fault':
        return sendFault(reply, settlement.id, settlement.properties)
      case 'lost':
        reply.hijack()
        request.raw.socket.destroy()
        return reply
      case 'payment': {
        const { payment, isReplay } = settlement
        await plan.spoil(fault, reply)
        if (reply.sent) return reply
        if (isReplay) reply.header('x-gcs-idempotence-request-timestamp', Date.parse(payment.createdAt))
        return reply.code(201).send(payment)
      }
    }
  }
}

function hasOneCard(body: Static<typeof paymentRequestSchema>): body is PaymentRequest {
  return (body.token === undefined) !== (body.encryptedCustomerInput === undefined)
}
