import { expect, it } from 'vitest'
import { openingAt } from './opening.ts'
import { openingInWords, openingOf } from './opening-words.ts'
import { WEEKDAYS } from './weekdays.ts'

it('a place that opens as a day begins names that moment, and not the end of that day', () => {
  const openingHours = [{ days: WEEKDAYS.slice(0, 5), opens: '00:00', closes: '24:00' }]
  const sunday = { date: '2026-11-22', time: '20:00', minutes: 20 * 60, weekday: 6 }
  expect(openingInWords(openingAt(openingHours, sunday))).toBe('Closed now, opens tomorrow at 00:00')
  expect(openingOf({ openingHours }, sunday).opening).toBe('Closed until 00:00 tomorrow')
})
