import type { Opening } from '@layover/rules/opening'
import { timeInWords, WEEKDAY_NAMES } from '@layover/rules/opening-week'
import type { Weekday } from '@layover/rules/weekdays'

/** 'Open now, until 22:00', 'Closed now, opens tomorrow at 05:30'; `null` when unknown. */
export function openingInWords(opening: Opening): string | null {
  switch (opening.is) {
    case 'always':
      return 'Open now, day and night'
    case 'open':
      return `Open now, until ${opening.day ? `${WEEKDAY_NAMES[opening.day]} ` : ''}${timeInWords(opening.until)}`
    case 'closed':
      return `Closed now, opens ${dayInWords(opening.day)}at ${timeInWords(opening.opens)}`
    case 'unknown':
      return null
  }
}

/** The same in a list: 'Open until 22:00', 'Closed until 05:30 tomorrow'. */
export function openingInBrief(opening: Opening): string | null {
  switch (opening.is) {
    case 'always':
      return 'Open 24 hours'
    case 'open':
      return `Open until ${timeInWords(opening.until)}${opening.day ? ` on ${WEEKDAY_NAMES[opening.day]}` : ''}`
    case 'closed':
      return `Closed until ${timeInWords(opening.opens)} ${dayInWords(opening.day)}`.trimEnd()
    case 'unknown':
      return null
  }
}

function dayInWords(day: 'today' | 'tomorrow' | Weekday): string {
  if (day === 'today') return ''
  return day === 'tomorrow' ? 'tomorrow ' : `on ${WEEKDAY_NAMES[day]} `
}
