import { expireOrders } from './expire-orders.ts'
import type { OrderDeps } from './order-deps.ts'
import { recoverPayments } from './recover-payments.ts'

/** Long enough to look into what happened, short enough that holds do not pile up. */
const ENDED_HOLDS_KEPT_MS = 24 * 60 * 60_000

/** The rounds that run beside the calls; `stop` waits for the round that is under way. */
export interface Housekeeping {
  readonly stop: () => Promise<void>
}

/** Settles unknown payments, ends overdue orders and forgets old holds: at once, then `intervalMs` after each round's end. */
export function startHousekeeping(deps: OrderDeps, intervalMs: number): Housekeeping {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const round = async (): Promise<void> => {
    await Promise.all([recoverPayments, expireOrders, forgetHolds].map((job) => guarded(deps, job)))
    if (!isStopped) timer = setTimeout(next, intervalMs)
  }
  let running = round()
  function next(): void {
    running = round()
  }
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

async function forgetHolds({ store, now }: OrderDeps): Promise<number> {
  return await store.read.slotClaims.forgetEnded(new Date(now().getTime() - ENDED_HOLDS_KEPT_MS))
}

/** Neither job waits for the other, nor falls with it. */
async function guarded(deps: OrderDeps, job: (deps: OrderDeps) => Promise<number>): Promise<void> {
  try {
    await job(deps)
  } catch (error) {
    deps.log.error({ err: error }, 'a round of housekeeping failed; the next one tries again')
  }
}
