import { dateText } from '@layover/rules/date-text'
import { zoneText } from '@layover/rules/visit-text'

/** 'You can book from Tue 24 Nov, 05:30 (London time)' (P440). */
export function earliestText(date: string, time: string, timeZone: string): string {
  return `You can book from ${dateText(date, 'day')}, ${time} (${zoneText(timeZone)})`
}
