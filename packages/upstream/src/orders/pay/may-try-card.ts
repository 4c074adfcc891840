import type { Owner } from '../../domain/call-context.ts'
import type { Repositories } from '../../store/store.ts'
import { type DeclineBounds, tryingAfter } from '../decline-bounds.ts'
import { NOT_OF_CARD } from './decline-message.ts'
import { takeTurn } from './take-turn.ts'

const HOUR_MS = 60 * 60_000

interface Payer {
  readonly orderNo: string
  readonly owner: Owner
  readonly email: string
}

/**
 * Whether a payer may try another card now (P384, P486). Attempts under way count as declined until their outcome is known,
 * and the payer is locked until the transaction ends, so that many attempts at once are bounded too. Where the answer is
 * no the order may have a place in its network's line, so the transaction has to be committed.
 */
export async function mayTryCard(
  repositories: Repositories,
  bounds: DeclineBounds | undefined,
  { orderNo, owner: { visitor, network }, email }: Payer,
  now: Date,
): Promise<boolean> {
  const { locks, declines } = repositories
  if (bounds === undefined) return true
  if (visitor !== undefined) await locks.take(`paying visitor ${visitor}`)
  if (network !== undefined) await locks.take(`paying network ${network}`)
  await locks.take(`paying email ${email.toLowerCase()}`)
  const since = new Date(now.getTime() - HOUR_MS)
  const found = await declines.count({ visitor, network, email }, since, NOT_OF_CARD)
  const trying = tryingAfter(found, bounds, { hasNetwork: network !== undefined })
  if (trying === 'inTurn' && network !== undefined)
    return await takeTurn(repositories, { orderNo, network }, now)
  return trying === 'now'
}
