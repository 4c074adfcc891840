import { daysBefore, monthsBefore, retention } from '../domain/retention-terms.ts'
import { inBatches, type RetentionDeps } from './in-batches.ts'

/** Deletes forms of 12 months ago, with their mail in the queue and in the outbox (P411). @returns how many */
export async function deleteOldForms(deps: RetentionDeps, signal?: AbortSignal): Promise<number> {
  const before = monthsBefore(deps.now(), retention.formMonths)
  return await inBatches(signal, async (limit) => {
    const references = await deps.store.transaction(async ({ serviceRequests, mails }) => {
      const written = await serviceRequests.deleteBefore(before, limit)
      await mails.deleteAll(written)
      return written
    })
    for (const reference of references) await deps.transport.forget(reference)
    return references.length
  })
}

/** Deletes the keys of order calls of 7 days ago: no browser repeats one by then (P411). @returns how many */
export async function deleteOldOrderRequests(deps: RetentionDeps, signal?: AbortSignal): Promise<number> {
  const before = daysBefore(deps.now(), retention.orderRequestDays)
  const { orderRequests } = deps.store.read
  return await inBatches(signal, async (limit) => await orderRequests.deleteBefore(before, limit))
}

/** Deletes the records of mail that was sent 30 days ago (P411). @returns how many */
export async function deleteOldMails(deps: RetentionDeps, signal?: AbortSignal): Promise<number> {
  const before = daysBefore(deps.now(), retention.sentMailDays)
  const { mails } = deps.store.read
  return await inBatches(signal, async (limit) => await mails.deleteSentBefore(before, limit))
}

/** Deletes erasures that no backup can undo any more (P414). @returns how many */
export async function deleteOldErasures(deps: RetentionDeps, signal?: AbortSignal): Promise<number> {
  const before = daysBefore(deps.now(), retention.erasureDays)
  const { erasures } = deps.store.read
  return await inBatches(signal, async (limit) => await erasures.deleteBefore(before, limit))
}
