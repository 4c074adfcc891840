import { type Static, Type } from '@sinclair/typebox'
import { closed } from './closed.ts'
import { Instant, LocalDate, TimeZone, WallTime } from './time.ts'

/** A count of places that an upstream may leave out. */
export const placesLeft = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: 9999, description }))

/** A time one can book: the place's clock and the instant it stands for (P139). */
export const Slot = closed(
  {
    visitTime: WallTime,
    startsAt: Instant,
    placesLeft: placesLeft('Places that anybody may still take.'),
  },
  { $id: 'Slot' },
)
export type Slot = Static<typeof Slot>

const BookableDate = closed(
  { date: LocalDate, times: Type.Array(Slot, { maxItems: 288 }) },
  { $id: 'BookableDate' },
)

/** The dates that can be booked, in the place's own calendar. */
export const bookableDates = { timeZone: TimeZone, dates: Type.Array(BookableDate, { maxItems: 400 }) }
