import underPressure from '@fastify/under-pressure'
import { type PressureLimits, pressureOptions } from '@layover/server-kit/pressure/pressure-options'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ProblemError } from '../http/problem.ts'
import { isOwnRequest } from '../visitors/own-request.ts'

/** Health is answered under pressure most of all, and so are the calls of a page that was let in. */
function isExempt(request: FastifyRequest): boolean {
  return request.url.startsWith('/health/') || isOwnRequest(request)
}

async function refuseRequest(request: FastifyRequest, reply: FastifyReply, type: string) {
  if (isExempt(request)) return
  const pressure = type === underPressure.TYPE_EVENT_LOOP_DELAY ? 'delay' : 'heap'
  reply.header('connection', 'close')
  request.server.trafficCounts[pressure === 'delay' ? 'shedForDelay' : 'shedForHeap'] += 1
  request.log.debug({ pressure }, 'a request was shed')
  const detail = 'Too many requests at the moment; the call was not made.'
  throw new ProblemError('unavailable', detail, { retryAfterSeconds: 1 })
}

/**
 * Refuses requests with 503 while this process is overloaded, before it reads a body, so that accepted requests are served in
 * time. The connection ends, so that a balancer finds another replica.
 */
export const loadShedding = fp(
  async (app: FastifyInstance, limits: PressureLimits) => {
    await app.register(underPressure, { ...pressureOptions(limits), pressureHandler: refuseRequest })
  },
  { name: 'load-shedding' },
)
