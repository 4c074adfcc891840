import { HOUR_MS } from '@layover/rules/durations'
import type { Owner } from '../../domain/call-context.ts'
import type { OrderRow } from '../../store/database/rows/orders.ts'
import type { Repositories } from '../../store/store.ts'
import { type DeclineBounds, tryingAfter } from '../decline-bounds.ts'
import { NOT_OF_CARD } from './decline-message.ts'
import { takeTurn } from './take-turn.ts'

interface Payer {
  readonly order: OrderRow
  readonly owner: Owner
}

/** Permission to try a card: in a turn that began then, or without one. */
interface Trial {
  readonly turnAt: Date | null
}

/**
 * Whether a payer may try another card now (P384, P486). Attempts under way count as declined until their outcome is known,
 * and the payer is locked until the transaction ends, so that many attempts at once are bounded too. Where the answer is
 * no the visitor may have a place in the network's queue, so the transaction has to be committed.
 *
 * @returns undefined for no
 */
export async function mayTryCard(
  repositories: Repositories,
  bounds: DeclineBounds | undefined,
  { order, owner: { visitor, network } }: Payer,
  now: Date,
): Promise<Trial | undefined> {
  const { locks, declines } = repositories
  const atOnce = { turnAt: null }
  if (bounds === undefined) return atOnce
  const { email } = order.lead
  await locks.take(
    ...(visitor === undefined ? [] : [`paying visitor ${visitor}`]),
    ...(network === undefined ? [] : [`paying network ${network}`]),
    `paying email ${email.toLowerCase()}`,
  )
  const since = new Date(now.getTime() - HOUR_MS)
  const found = await declines.count({ visitor, network, email }, since, NOT_OF_CARD)
  const trying = tryingAfter(found, bounds, { hasNetwork: network !== undefined })
  if (trying === 'now') return atOnce
  if (trying === 'never' || network === undefined) return undefined
  const turnAt = await takeTurn(repositories, { order, network }, now)
  return turnAt && { turnAt }
}
