import { DAY_MS } from '@layover/rules/durations'
import type { Owner } from '../domain/call-context.ts'
import { Refused } from '../domain/refused.ts'
import type { Repositories } from '../store/store.ts'
import { isWithinNetwork, isWithinVisitor, type PlaceBounds } from './place-bounds.ts'
import type { SlotPlace } from './slot-place.ts'

/** How long places that were not paid count against their network. */
const LAPSED_COUNT_MS = DAY_MS

/** How long paid places speak for their network; after that the claims forget their owners. */
export const PAID_COUNT_MS = 7 * DAY_MS

/** The same for both bounds: a visitor learns nothing of what others hold. */
const MESSAGE = 'We cannot hold more places for you right now. Please try again in a few minutes.'

/** Places that an owner wants. `except` names claims that do not count: those that the new one replaces. */
interface Wanted {
  readonly startsAt: Date
  readonly places: number
  readonly except: readonly string[]
}

/** The terms of a claim: its owner, the bounds (undefined for none) and the time. */
export interface ClaimTerms {
  readonly owner: Owner
  readonly bounds: PlaceBounds | undefined
  readonly now: Date
}

/**
 * Locks what an owner holds until the transaction ends, so that of simultaneous claims each counts the others. It comes
 * before the lock of any claim or slot.
 */
export async function lockOwner({ locks }: Repositories, { owner, bounds }: ClaimTerms): Promise<void> {
  if (bounds === undefined) return
  const { visitor, network } = owner
  const names = [
    ...(visitor === undefined ? [] : [`visitor ${visitor}`]),
    ...(network === undefined ? [] : [`network ${network}`]),
  ]
  if (names.length > 0) await locks.take(...names)
}

/**
 * Checks what an owner would hold with these places (P381, P382). Places that are paid do not count.
 *
 * @throws Refused TOO_MANY_ATTEMPTS
 */
export async function checkBounds(
  { ownedPlaces }: Repositories,
  { code: placeCode, placesPerSlot }: SlotPlace,
  { startsAt, places, except }: Wanted,
  { owner: { visitor, network }, bounds, now }: ClaimTerms,
): Promise<void> {
  if (bounds === undefined) return
  if (visitor !== undefined) {
    const held = await ownedPlaces.ofVisitor(visitor, { now, except })
    if (!isWithinVisitor(held, places, bounds)) throw new Refused('TOO_MANY_ATTEMPTS', MESSAGE)
  }
  if (network !== undefined) {
    const held = await ownedPlaces.ofNetwork(network, {
      now,
      except,
      visitor,
      slot: { placeCode, startsAt },
      lapsedSince: new Date(now.getTime() - LAPSED_COUNT_MS),
      paidSince: new Date(now.getTime() - PAID_COUNT_MS),
    })
    if (!isWithinNetwork(held, { places, placesPerSlot }, bounds))
      throw new Refused('TOO_MANY_ATTEMPTS', MESSAGE)
  }
}
