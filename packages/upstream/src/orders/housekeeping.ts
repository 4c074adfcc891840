import { expireOrders } from './expire-orders.ts'
import type { OrderDeps } from './order-deps.ts'
import { recoverPayments } from './recover-payments.ts'

/** The rounds that run beside the calls; `stop` waits for the round that is under way. */
export interface Housekeeping {
  readonly stop: () => Promise<void>
}

/** Settles unknown payments and ends overdue orders: at once, then `intervalMs` after each round's end. */
export function startHousekeeping(deps: OrderDeps, intervalMs: number): Housekeeping {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const round = async (): Promise<void> => {
    await Promise.all([guarded(deps, recoverPayments), guarded(deps, expireOrders)])
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

/** Neither job waits for the other, nor falls with it. */
async function guarded(deps: OrderDeps, job: (deps: OrderDeps) => Promise<number>): Promise<void> {
  try {
    await job(deps)
  } catch (error) {
    deps.log.error({ err: error }, 'a round of housekeeping failed; the next one tries again')
  }
}
