import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { FastifyInstance } from 'fastify'
import { sendFault } from '../refusals/fault.ts'
import { refuseWithFaults } from '../refusals/fault-refusals.ts'
import { refuseOtherMethods } from '../refusals/method-not-allowed.ts'
import { type Merchant, requireCredentials } from './merchant-auth.ts'
import { type FaultPlan, type PlannedFault, plannedFaults } from './planned-faults.ts'

type FaultRoutesOptions = { readonly merchant: Merchant; readonly plan: FaultPlan }

const compiled = TypeCompiler.Compile(
  Type.Object(
    { faults: Type.Array(Type.String(), { minItems: 1, maxItems: 1_000 }) },
    { additionalProperties: false },
  ),
)

function isPlan(body: unknown): body is { readonly faults: PlannedFault[] } {
  return compiled.Check(body) && body.faults.every((fault) => plannedFaults.includes(fault))
}

/** `POST /sandbox/faults`: plans the faults of the next payment and refund requests. A real provider has no such call. */
export async function faultRoutes(
  app: FastifyInstance,
  { merchant, plan }: FaultRoutesOptions,
): Promise<void> {
  refuseWithFaults(app)
  app.addHook('onRequest', requireCredentials(merchant))
  app.post('/faults', async ({ body }, reply) => {
    if (!isPlan(body)) return sendFault(reply, 'INVALID_REQUEST', ['faults'])
    plan.set(body.faults)
    return reply.code(204).send()
  })
  refuseOtherMethods(app, '/faults', ['POST'], (reply) => sendFault(reply, 'METHOD_NOT_ALLOWED'))
}
