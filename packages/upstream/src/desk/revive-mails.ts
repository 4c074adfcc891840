import { type DeskDeps, done, type Report } from './desk-deps.ts'

/** Queues all mail that was given up anew (P378), once its cause is mended. */
export async function reviveMails(
  { store, now }: Pick<DeskDeps, 'store' | 'now'>,
  { by, reason, isSure }: { readonly by: string; readonly reason: string; readonly isSure: boolean },
): Promise<Report> {
  const waiting = await store.read.mails.countGivenUp()
  if (!isSure) return done(`Would queue the mails that were given up anew: ${waiting}.`)
  const instant = now()
  const revived = await store.transaction(async ({ mails, orderActs }) => {
    const count = await mails.reviveGivenUp(instant)
    const rest = { order_no: null, attempt: null, reason, result: `mails queued anew: ${count}` }
    await orderActs.add({ acted_at: instant, acted_by: by, act: 'resend', ...rest })
    return count
  })
  return done(`Mails queued anew: ${revived}.`)
}
