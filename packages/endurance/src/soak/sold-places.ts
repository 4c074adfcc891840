import type { Database } from './database.ts'
import { type Finding, same } from './findings.ts'

/** The lounge and the lane with the fewest places at a time, so that they are sold out soon. Both cost pounds. */
const FEW = `
  select (select lounge_code from lounges
      where (details->>'prebookAllow')::boolean and currency = 'GBP' and (details->>'maxBookingNum')::int > 1
      order by (details->>'prebookPlacesPerSlot')::int, lounge_code limit 1) as "loungeCode",
    (select cip_code from lanes where currency = 'GBP' and (details->>'maxBookingNum')::int > 1
      order by (details->>'placesPerSlot')::int, cip_code limit 1) as "cipCode"`

/** The places that every visitor wants. */
export interface Places {
  readonly loungeCode: string
  readonly cipCode: string
}

export async function fewPlaces(database: Database): Promise<Places> {
  const [places] = await database.query(FEW)
  return places as Places
}

/** Taken and existing places of every slot that a visitor requested. */
const SLOTS = `
  select c.place_code, c.starts_at, sum(c.places)::int as taken,
    max(coalesce((l.details->>'prebookPlacesPerSlot')::int, (n.details->>'placesPerSlot')::int)) as places
  from slot_claims c
    left join orders o on o.order_no = c.order_no
    left join lounges l on l.lounge_code = c.place_code
    left join lanes n on n.cip_code = c.place_code
  where (c.order_no is null and c.expires_at > now()) or o.status <> 'EXPIRED'
  group by c.place_code, c.starts_at`

interface Slot {
  readonly taken: number
  readonly places: number
}

/** No slot has more guests than places. Some are sold out, which shows that the visitors tried. */
export async function soldFindings(database: Database): Promise<Finding[]> {
  const slots = (await database.query(SLOTS)) as Slot[]
  const oversold = slots.filter(({ taken, places }) => !(taken <= places))
  const soldOut = slots.filter(({ taken, places }) => taken === places)
  return [
    same('no slot has more guests than places', 0, oversold.length),
    {
      promise: 'some slots are sold to the last place',
      isKept: soldOut.length > 0,
      found: `${soldOut.length} of ${slots.length}`,
    },
  ]
}
