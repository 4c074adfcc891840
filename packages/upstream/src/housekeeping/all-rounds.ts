import { HOUR_MS } from '@layover/rules/durations'
import { deleteDueAccounts } from '../accounts/delete-due-accounts.ts'
import { answerSearches } from '../booking-searches/answer-searches.ts'
import { reconcileRound } from '../desk/reconcile-round.ts'
import { type MailDeps, sendMails } from '../mail/send-mails.ts'
import type { Job, RoundMetrics } from '../metrics/round-metrics.ts'
import type { SearchMetrics } from '../metrics/search-metrics.ts'
import { expireOrders } from '../orders/expire-orders.ts'
import type { OrderDeps } from '../orders/order-deps.ts'
import { recoverPayments } from '../orders/pay/recover-payments.ts'
import type { CardLedger } from '../payments/card-ledger.ts'
import {
  deleteOldErasures,
  deleteOldForms,
  deleteOldMails,
  deleteOldOrderRequests,
} from '../retention/delete-old-records.ts'
import { emptyErasedOrders, emptyPaidOrders, emptyUnpaidOrders } from '../retention/empty-due-orders.ts'
import { forgetHolds } from '../slots/forget-holds.ts'
import { createRounds, type Rounds } from './rounds.ts'

/** What is deleted by time, each in a round of its own: one that fails delays no other. */
const retentionJobs = [
  ['accounts', deleteDueAccounts],
  ['erased_orders', emptyErasedOrders],
  ['unpaid_orders', emptyUnpaidOrders],
  ['paid_orders', emptyPaidOrders],
  ['forms', deleteOldForms],
  ['order_keys', deleteOldOrderRequests],
  ['sent_mails', deleteOldMails],
  ['erasures', deleteOldErasures],
] as const

/** Forgets who tried what, once it bounds nothing any more. */
async function forgetAttempts({ store, now }: Pick<MailDeps, 'store' | 'now'>): Promise<void> {
  await store.read.attemptWindows.deleteOver(now())
  const before = new Date(now().getTime() - 2 * HOUR_MS)
  await store.read.declines.forgetPayers(before)
  await store.read.paymentTurns.forget(before)
}

/** The dependencies of the jobs, each of its own. */
interface HousekeepingDeps {
  readonly orders: OrderDeps
  readonly mail: MailDeps
  readonly searches: SearchMetrics
  /** Takes over an imported catalogue. */
  readonly refreshCatalogue: () => Promise<void>
  /** The card provider's books; without them there is no round that compares orders with them. */
  readonly ledger?: CardLedger | undefined
}

/** All jobs that run beside the calls. */
interface Housekeeping {
  /** @param forAll whether this server also does what one server does for all of a database (P600) */
  readonly start: (forAll: boolean) => void
  /** Starts a mail round, after a mail was queued. */
  readonly wakeMail: () => void
  readonly stop: () => Promise<void>
}

/**
 * Settles unknown payments, ends overdue orders, deletes old holds, sends mail, answers searches for bookings, takes over
 * imported catalogues, deletes accounts that are due, deletes personal data whose time is over, and compares orders with the
 * provider's books.
 */
export function createHousekeeping(
  { orders, mail, searches, refreshCatalogue, ledger }: HousekeepingDeps,
  intervalMs: number,
  metrics: RoundMetrics,
): Housekeeping {
  const { log } = orders
  const roundsOf = (job: Job, work: (signal: AbortSignal) => Promise<unknown>, pauseMs = intervalMs) =>
    createRounds(work, pauseMs, { log, ended: (result) => metrics.ended(job, result) })
  const mailRounds = roundsOf('mail', async (signal) => await sendMails(mail, signal))
  const search = { ...orders, metrics: searches, wakeMail: mailRounds.wake }
  const own = [roundsOf('catalogue', refreshCatalogue)]
  const shared: Rounds[] = [
    roundsOf('recovery', async () => await recoverPayments(orders)),
    roundsOf('expiry', async () => await expireOrders(orders)),
    roundsOf('holds', async () => await forgetHolds(orders)),
    mailRounds,
    roundsOf('searches', async (signal) => await answerSearches(search, signal)),
    roundsOf('attempts', async () => await forgetAttempts(mail), HOUR_MS),
    ...retentionJobs.map(([job, work]) =>
      roundsOf(
        job,
        async (signal) => await work({ ...mail, signingKeys: orders.signingKeys }, signal),
        HOUR_MS,
      ),
    ),
  ]
  if (ledger !== undefined)
    shared.push(
      roundsOf('reconcile', async (signal) => await reconcileRound({ ...orders, ledger }, signal), HOUR_MS),
    )
  return {
    start: (forAll) => {
      for (const each of forAll ? [...own, ...shared] : own) each.start()
    },
    wakeMail: mailRounds.wake,
    stop: async () => {
      await Promise.all([...own, ...shared].map(async (each) => await each.stop()))
    },
  }
}
