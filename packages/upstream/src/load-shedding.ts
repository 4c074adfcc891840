import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import { allCalls, routerPath } from '@layover/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Overloaded } from './domain/refused.ts'

interface PressureLimits {
  /** Mean delay of the event loop above which reads are refused; 0: never. */
  readonly delayMs: number
  /** Share of the heap's limit in use above which reads are refused, in percent; 0: never. */
  readonly heapPercent: number
}

/** Short enough to notice a rush, long enough that one slow turn of the event loop is none. */
const SHORTEST_SAMPLE_MS = 250

const reads = new Set(allCalls.filter(({ effect }) => effect === 'read').map(({ path }) => routerPath(path)))

async function refuseRead(request: FastifyRequest): Promise<void> {
  if (reads.has(request.routeOptions.url ?? '')) throw new Overloaded()
}

/**
 * Refuses reads with 503 while this process is overloaded, before it reads a body. A hold, an order or a payment is never
 * refused: they are few, and the sender could not know whether it was done (P395).
 */
export async function registerLoadShedding(
  app: FastifyInstance,
  { delayMs, heapPercent }: PressureLimits,
): Promise<void> {
  await app.register(underPressure, {
    // A sample in which the event loop never turned counts as pressure, so none may be shorter than the delay allowed.
    sampleInterval: Math.max(SHORTEST_SAMPLE_MS, delayMs),
    maxEventLoopDelay: delayMs,
    maxHeapUsedBytes: (getHeapStatistics().heap_size_limit * heapPercent) / 100,
    pressureHandler: refuseRead,
  })
}
