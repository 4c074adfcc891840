import { randomBytes } from 'node:crypto'
import { HOUR_MS } from '@layover/rules/durations'
import type { Owner } from '../domain/call-context.ts'
import { Refused } from '../domain/refused.ts'
import type { SlotClaimRow } from '../store/database/rows/orders.ts'
import type { Repositories } from '../store/store.ts'
import { bookableVisit, checkPartySize, type RequestedVisit, requestedInstant } from './bookable.ts'
import { checkBounds, lockOwner } from './check-bounds.ts'
import { freePlaces, takeFreePlaces } from './free-places.ts'
import { type PlaceBounds, partyOf } from './place-bounds.ts'
import type { SlotDeps } from './slot-deps.ts'
import type { SlotPlace } from './slot-place.ts'

/** The longest life of a hold, however often it is renewed. */
export const LONGEST_HOLD_MS = HOUR_MS

/** A hold that was replaced sooner is forgotten at once: its successor takes over its age, so that the two count as one. */
const BRIEF_MS = 60_000

export interface HoldRequest extends RequestedVisit {
  readonly passengerNumber: number
  readonly holdId?: string | undefined
}

interface HoldDeps extends SlotDeps {
  /** The life of a hold without renewal or order. */
  readonly holdMs: number
  readonly placeBounds: PlaceBounds | undefined
}

type OwnHold = Pick<SlotClaimRow, 'claim_id' | 'held_since'>

type Held =
  | { available: true; holdId: string; expiresAt: string; remainingSeconds: number; placesLeft: number }
  | { available: false; placesLeft: number }

/** Creates an id of 144 random bits. It works as a secret: its bearer may order the places. */
export function newClaimId(): string {
  return randomBytes(18).toString('base64url')
}

/**
 * Takes places of a slot for a while (P149). With a holdId it renews that hold, or moves it to another time or party; any
 * other hold of the visitor ends (P381). Where there is no room, nothing changes.
 *
 * @throws Refused TIME_UNAVAILABLE, TOO_EARLY, NOT_AVAILABLE for too large a party; HOLD_EXPIRED when the hold is
 *   over, has become an order's, or was renewed for an hour; TOO_MANY_ATTEMPTS for more than its owner may hold
 */
export async function holdPlaces(
  { store, now, holdMs, placeBounds: bounds }: HoldDeps,
  place: SlotPlace,
  request: HoldRequest,
  owner: Owner,
): Promise<Held> {
  checkPartySize(place, request.passengerNumber)
  const at = now()
  const terms = { owner, bounds, now: at }
  return await store.transaction(async (repositories) => {
    await lockOwner(repositories, terms)
    const hold = await holdToRenew(repositories, place, request.holdId, at)
    // Places that were taken in time stay valid, also when the lead time has begun meanwhile (P142).
    const isSameSlot = hold && hold.starts_at.getTime() === requestedInstant(place, request)?.getTime()
    const startsAt = isSameSlot ? hold.starts_at : bookableVisit(place, request, at).startsAt
    const others = await otherHolds(repositories, owner, hold, at)
    const otherIds = others.map(({ claim_id }) => claim_id)
    const except = hold ? [hold.claim_id, ...otherIds] : otherIds
    const wanted = { startsAt, places: request.passengerNumber, except }
    const briefSince = new Date(at.getTime() - BRIEF_MS)
    const heldSince = hold?.held_since ?? beginOf(others, briefSince) ?? at
    const expiresAt = new Date(Math.min(at.getTime() + holdMs, heldSince.getTime() + LONGEST_HOLD_MS))
    const claim = { starts_at: startsAt, ...partyOf(place, wanted.places), expires_at: expiresAt }
    const holdId = hold?.claim_id ?? newClaimId()
    const { visitor = null, network = null } = owner
    const taking = { ...claim, claim_id: holdId, held_since: heldSince, order_no: null, visitor, network }
    const free = hold
      ? await freePlaces(repositories, place, wanted, at)
      : await takeFreePlaces(repositories, place, { ...taking, except }, at)
    if (free < wanted.places) return { available: false, placesLeft: free }
    const counted = { ...wanted, except: [holdId, ...otherIds] }
    if (!isSameSlot || hold.places < wanted.places) await checkBounds(repositories, place, counted, terms)
    await repositories.ownedPlaces.endHolds(otherIds, at, briefSince)
    if (hold) await repositories.slotClaims.update(holdId, claim)
    const remainingSeconds = Math.floor((expiresAt.getTime() - now().getTime()) / 1000)
    return {
      available: true,
      holdId,
      expiresAt: expiresAt.toISOString(),
      // Computed from the current time, because waiting for the slot's lock takes time.
      remainingSeconds: Math.max(0, remainingSeconds),
      placesLeft: free - wanted.places,
    }
  })
}

/** The visitor's holds beside the one that is renewed. They stay locked, so that none becomes an order's meanwhile. */
async function otherHolds(
  { ownedPlaces }: Repositories,
  { visitor }: Owner,
  renewed: SlotClaimRow | undefined,
  now: Date,
): Promise<OwnHold[]> {
  if (visitor === undefined) return []
  const holds = await ownedPlaces.holdsLocked(visitor, now)
  return holds.filter(({ claim_id }) => claim_id !== renewed?.claim_id)
}

/** The earliest beginning after an instant. */
function beginOf(holds: readonly OwnHold[], after: Date): Date | undefined {
  const begins = holds.map(({ held_since }) => held_since).filter((begin) => begin > after)
  return begins.toSorted((a, b) => a.getTime() - b.getTime())[0]
}

async function holdToRenew(
  repositories: Repositories,
  place: SlotPlace,
  holdId: string | undefined,
  now: Date,
): Promise<SlotClaimRow | undefined> {
  if (holdId === undefined) return undefined
  const hold = await repositories.slotClaims.findHoldLocked(holdId, now)
  const isOver = hold && hold.held_since.getTime() + LONGEST_HOLD_MS <= now.getTime()
  if (!hold || isOver || hold.place_code !== place.code) throw new Refused('HOLD_EXPIRED')
  return hold
}
