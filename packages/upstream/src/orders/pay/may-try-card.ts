import type { Owner } from '../../domain/call-context.ts'
import type { Repositories } from '../../store/store.ts'
import { type DeclineBounds, isWithinDeclines } from '../decline-bounds.ts'
import { NOT_OF_CARD } from './decline-message.ts'

const HOUR_MS = 60 * 60_000

interface Payer {
  readonly owner: Owner
  readonly email: string
}

/**
 * Whether a payer may try another card (P384). Attempts under way count as declined until their outcome is known, and the
 * payer is locked until the transaction ends, so that many attempts at once are bounded too.
 */
export async function mayTryCard(
  { locks, declines }: Repositories,
  bounds: DeclineBounds | undefined,
  { owner: { visitor, network }, email }: Payer,
  now: Date,
): Promise<boolean> {
  if (bounds === undefined) return true
  if (visitor !== undefined) await locks.take(`paying visitor ${visitor}`)
  if (network !== undefined) await locks.take(`paying network ${network}`)
  await locks.take(`paying email ${email.toLowerCase()}`)
  const since = new Date(now.getTime() - HOUR_MS)
  const found = await declines.count({ visitor, network, email }, since, NOT_OF_CARD)
  return isWithinDeclines(found, bounds, { hasNetwork: network !== undefined })
}
