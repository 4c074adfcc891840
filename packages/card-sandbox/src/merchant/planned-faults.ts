import type { FastifyReply } from 'fastify'
import { type FaultId, sendFault } from '../refusals/fault.ts'

/** Faults before a payment or refund request is read: no money moves. */
const before = {
  unauthorized: 'UNAUTHORIZED',
  forbidden: 'ACCESS_DENIED',
  'not-found': 'NOT_FOUND',
  'too-many-requests': 'TOO_MANY_REQUESTS',
  'request-refused': 'INVALID_REQUEST',
  'key-in-use': 'IDEMPOTENCE_KEY_IN_USE',
  'server-error': 'INTERNAL_ERROR',
  'connection-broken': undefined,
} as const satisfies Record<string, FaultId | undefined>

/** Faults of the response alone: the payment or refund is in the ledger. */
const after = ['answer-lost', 'answer-slow', 'answer-unreadable', 'answer-server-error'] as const

/** A request that is served as usual, between two faults. */
const NONE = 'none'

type Before = keyof typeof before
type After = (typeof after)[number]
export type PlannedFault = Before | After | typeof NONE

export const plannedFaults: readonly string[] = [...Object.keys(before), ...after, NONE]

/** Faults that a test has planned for the next payment and refund requests, one for each, in order. Only memory holds them. */
export class FaultPlan {
  #next: PlannedFault[] = []
  readonly #delay: () => Promise<unknown>

  /** @param delay waits as long as the slow card */
  constructor(delay: () => Promise<unknown>) {
    this.#delay = delay
  }

  /** Replaces the plan. */
  set(faults: readonly PlannedFault[]): void {
    this.#next = [...faults]
  }

  /** The fault of this request. */
  take(): PlannedFault {
    return this.#next.shift() ?? NONE
  }

  /** Refuses a request before it is read, where its fault is such a one. */
  refuse(fault: PlannedFault, reply: FastifyReply): FastifyReply | undefined {
    if (!isBefore(fault)) return undefined
    const id = before[fault]
    return id === undefined ? cut(reply) : sendFault(reply, id)
  }

  /** Spoils the response of a decided payment, where its fault is such a one. */
  async spoil(fault: PlannedFault, reply: FastifyReply): Promise<FastifyReply | undefined> {
    switch (fault) {
      case 'answer-lost':
        return cut(reply)
      case 'answer-slow':
        await this.#delay()
        return undefined
      case 'answer-unreadable':
        return reply.code(201).type('text/html').send('<html></html>')
      case 'answer-server-error':
        return sendFault(reply, 'INTERNAL_ERROR')
      default:
        return undefined
    }
  }
}

function isBefore(fault: PlannedFault): fault is Before {
  return fault in before
}

function cut(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.socket?.destroy()
  return reply
}
