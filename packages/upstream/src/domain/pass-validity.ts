const isoDate = (date: Date): string => date.toISOString().slice(0, 10)

/** The number of days of a month. */
function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
}

/**
 * The days on which a pass paid now gives entry, both inclusive: 12 months from 2027-03-07 end on 2028-03-06 (P137:
 * one year). Days are UTC's, since a walk-up pass belongs to no place. A pass of
 * 29 February ends on 28 February, never a day short of its year.
 */
export function passValidity(paidAt: Date, months: number): { validFrom: string; validUntil: string } {
  const target = paidAt.getUTCMonth() + months
  const year = paidAt.getUTCFullYear() + Math.floor(target / 12)
  const date = paidAt.getUTCDate()
  const lastDay = daysIn(year, target % 12)
  const day = date > lastDay ? lastDay : date - 1
  return { validFrom: isoDate(paidAt), validUntil: isoDate(new Date(Date.UTC(year, target % 12, day))) }
}
