import underPressure from '@fastify/under-pressure'
import { allCalls, routerPath } from '@layover/contracts'
import { type PressureLimits, pressureOptions } from '@layover/server-kit/pressure/pressure-options'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Overloaded } from './domain/refused.ts'

const reads = new Set(allCalls.filter(({ effect }) => effect === 'read').map(({ path }) => routerPath(path)))

async function refuseRead(request: FastifyRequest): Promise<void> {
  if (reads.has(request.routeOptions.url ?? '')) throw new Overloaded()
}

/**
 * Refuses reads with 503 while this process is overloaded, before it reads a body. A hold, an order or a payment is never
 * refused: they are few, and the sender could not know whether it was done (P395).
 */
export async function registerLoadShedding(app: FastifyInstance, limits: PressureLimits): Promise<void> {
  await app.register(underPressure, { ...pressureOptions(limits), pressureHandler: refuseRead })
}
