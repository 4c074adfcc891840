import { dateText } from '@layover/rules/date-text'
import { DAY_MS } from '@layover/rules/durations'

/** 'Saved today at 14:05.', by the device's clock. Without a time where that clock has gone back since. */
export function savedInWords(savedAt: number, now = Date.now()): string {
  if (savedAt > now) return 'This is a saved page.'
  const day = dayOf(savedAt)
  const dayInWords =
    day === dayOf(now) ? 'today' : day === dayOf(now - DAY_MS) ? 'yesterday' : `on ${dateText(day)}`
  const time = new Date(savedAt).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  return `Saved ${dayInWords} at ${time}.`
}

/** YYYY-MM-DD, where the device is. */
function dayOf(time: number): string {
  return new Date(time).toLocaleDateString('sv-SE')
}
