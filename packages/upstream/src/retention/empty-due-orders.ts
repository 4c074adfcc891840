import { utcDate } from '../domain/deletion-date.ts'
import { daysBefore, retention } from '../domain/retention-terms.ts'
import type { Repositories } from '../store/store.ts'
import { endedBeforeDay } from './find-person.ts'
import { forgetCopies, inBatches, type RetentionDeps } from './in-batches.ts'

/** Empties orders that ended without a payment 30 days ago (P410). @returns how many */
export async function emptyUnpaidOrders(deps: RetentionDeps, signal?: AbortSignal): Promise<number> {
  const endedBy = daysBefore(deps.now(), retention.unpaidOrderDays)
  return await emptyLocked(deps, signal, ({ orderPeople }, limit) => orderPeople.lockUnpaid(endedBy, limit))
}

/** Empties paid orders whose last pass or membership ended 90 days ago (P410). @returns how many */
export async function emptyPaidOrders(deps: RetentionDeps, signal?: AbortSignal): Promise<number> {
  const day = utcDate(daysBefore(deps.now(), retention.paidOrderDays))
  return await emptyLocked(deps, signal, ({ orderPeople }, limit) => orderPeople.lockPaid(day, limit))
}

/** Empties orders of erased people that were open then and have closed since (P413). @returns how many */
export async function emptyErasedOrders(deps: RetentionDeps, signal?: AbortSignal): Promise<number> {
  const day = endedBeforeDay(deps.now())
  return await emptyLocked(deps, signal, ({ orderPeople }, limit) => orderPeople.lockToErase(day, limit))
}

async function emptyLocked(
  deps: RetentionDeps,
  signal: AbortSignal | undefined,
  lock: (repositories: Repositories, limit: number) => Promise<string[]>,
): Promise<number> {
  return await inBatches(signal, async (limit) =>
    deps.store.transaction(async (repositories) => {
      const orderNos = await lock(repositories, limit)
      await forgetCopies(deps, await repositories.orderPeople.empty(orderNos, deps.now()))
      return orderNos.length
    }),
  )
}
