import { daysBefore, monthsBefore, retention } from '../domain/retention-terms.ts'
import { forgetCopies, inBatches, type RetentionDeps } from './in-batches.ts'

/** Deletes forms of 12 months ago, with their mail in the queue and in the outbox (P411). @returns how many */
export async function deleteOldForms(deps: RetentionDeps, signal?: AbortSignal): Promise<number> {
  const before = monthsBefore(deps.now(), retention.formMonths)
  return await inBatches(signal, async (limit) => {
    const references = await deps.store.transaction(async ({ serviceRequests, mails }) => {
      const written = await serviceRequests.deleteBefore(before, limit)
      await mails.deleteAll(written)
      await forgetCopies(deps, written)
      return written
    })
    return references.length
  })
}

/** Deletes the keys of order calls of 7 days ago: no browser repeats one by then (P411). @returns how many */
export async function deleteOldOrderRequests(deps: RetentionDeps, signal?: AbortSignal): Promise<number> {
  const before = daysBefore(deps.now(), retention.orderRequestDays)
  const { orderRequests } = deps.store.read
  return await inBatches(signal, async (limit) => await orderRequests.deleteBefore(before, limit))
}

/** Deletes the records of mail that was sent 30 days ago, and its local copies but for forms' (P411, P493). @returns how many */
export async function deleteOldMails(deps: RetentionDeps, signal?: AbortSignal): Promise<number> {
  const before = daysBefore(deps.now(), retention.sentMailDays)
  return await inBatches(signal, async (limit) =>
    deps.store.transaction(async ({ mails }) => {
      const sent = await mails.deleteSentBefore(before, limit)
      await forgetCopies(
        deps,
        sent.filter(({ is_forms: isForms }) => !isForms).map(({ name }) => name),
      )
      return sent.length
    }),
  )
}

/** Deletes erasures that no backup can undo any more (P414). @returns how many */
export async function deleteOldErasures(deps: RetentionDeps, signal?: AbortSignal): Promise<number> {
  const before = daysBefore(deps.now(), retention.erasureDays)
  const { erasures } = deps.store.read
  return await inBatches(signal, async (limit) => await erasures.deleteBefore(before, limit))
}
