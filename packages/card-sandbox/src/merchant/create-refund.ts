import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refundRequestSchema } from '../ledger/refund.ts'
import { sendFault } from '../refusals/fault.ts'
import { wrongProperties } from '../refusals/wrong-properties.ts'
import { isIdempotenceKey } from './idempotence-key.ts'
import type { FaultPlan } from './planned-faults.ts'
import type { Refunder } from './refunder.ts'

const compiled = TypeCompiler.Compile(refundRequestSchema)

type RefundPath = FastifyRequest<{ Params: { paymentId: string } }>

/** `POST /v1/{merchantId}/payments/{paymentId}/refund`: gives money back once per `X-GCS-Idempotence-Key`. */
export function createRefund(refunder: Refunder, plan: FaultPlan) {
  return async (request: RefundPath, reply: FastifyReply): Promise<FastifyReply> => {
    const fault = plan.take()
    const refusal = plan.refuse(fault, reply)
    if (refusal !== undefined) return refusal
    const key = request.headers['x-gcs-idempotence-key']
    if (!isIdempotenceKey(key)) return sendFault(reply, 'INVALID_REQUEST', ['X-GCS-Idempotence-Key'])
    const { body } = request
    if (!compiled.Check(body)) return sendFault(reply, 'INVALID_REQUEST', wrongProperties(compiled, body))
    const refunding = await refunder.give(request.params.paymentId, body, key)
    if (refunding.kind === 'fault') return sendFault(reply, refunding.id)
    await plan.spoil(fault, reply)
    if (reply.sent) return reply
    const { refund, isReplay } = refunding
    if (isReplay) reply.header('x-gcs-idempotence-request-timestamp', Date.parse(refund.createdAt))
    return reply.code(201).send(refund)
  }
}
