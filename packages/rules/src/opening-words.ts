import { type Opening, type OpeningHours, openingAt } from './opening.ts'
import { timeInWords, WEEKDAY_NAMES } from './opening-week.ts'
import type { WallClock } from './wall-clock.ts'
import type { Weekday } from './weekdays.ts'

/**
 * 'Open now, until 22:00', 'Closed now, opens tomorrow at 05:30'; `null` when unknown. A day begins at 00:00 here: midnight
 * tomorrow would be understood as its end.
 */
export function openingInWords(opening: Opening): string | null {
  switch (opening.is) {
    case 'always':
      return 'Open now, day and night'
    case 'open':
      return `Open now, until ${opening.day ? `${WEEKDAY_NAMES[opening.day]} ` : ''}${timeInWords(opening.until)}`
    case 'closed':
      return `Closed now, opens ${dayInWords(opening.day)}at ${opening.opens}`
    case 'unknown':
      return null
  }
}

type Hours = { readonly openingHours?: readonly OpeningHours[]; readonly openNow?: boolean }

/** A place in a list (P435): open or closed by its own clock, or by the provider's word where hours or clock are unknown. */
export function openingOf(
  { openingHours = [], openNow }: Hours,
  clock: WallClock | undefined,
): { isOpen: boolean | undefined; opening: string | null } {
  const opening = openingAt(openingHours, clock)
  if (opening.is !== 'unknown') return { isOpen: opening.is !== 'closed', opening: openingInBrief(opening) }
  return { isOpen: openNow, opening: openNow === undefined ? null : openNow ? 'Open now' : 'Closed now' }
}

/** 'Open until 22:00', 'Closed until 05:30 tomorrow'. */
function openingInBrief(opening: Opening): string | null {
  switch (opening.is) {
    case 'always':
      return 'Open 24 hours'
    case 'open':
      return `Open until ${timeInWords(opening.until)}${opening.day ? ` on ${WEEKDAY_NAMES[opening.day]}` : ''}`
    case 'closed':
      return `Closed until ${opening.opens} ${dayInWords(opening.day)}`.trimEnd()
    case 'unknown':
      return null
  }
}

function dayInWords(day: 'today' | 'tomorrow' | Weekday): string {
  if (day === 'today') return ''
  return day === 'tomorrow' ? 'tomorrow ' : `on ${WEEKDAY_NAMES[day]} `
}
