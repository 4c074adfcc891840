import { dateText } from './date-text.ts'

/** 'Dubai': an IANA zone is named after a city with its clock. */
export function zoneCity(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') || 'Local'
}

/** 'Dubai time'. */
export function zoneText(timeZone: string): string {
  return `${zoneCity(timeZone)} time`
}

/** 'Tue 24 Nov 2026, 14:30 (Dubai time)': a time is never shown without its place (P140). */
export function visitText(visit: { visitDate: string; visitTime: string; timeZone: string }): string {
  const { visitDate, visitTime, timeZone } = visit
  return `${dateText(visitDate, 'day')} ${visitDate.slice(0, 4)}, ${visitTime} (${zoneText(timeZone)})`
}

/** 'Up to 6 people per booking'. */
export function upToPeople(most: number): string {
  return `Up to ${most} ${most === 1 ? 'person' : 'people'} per booking`
}
