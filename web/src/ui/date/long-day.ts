/** '1 November 2026' of a date or an instant that belongs to no place: its day is UTC's. */
export function longDay(dateOrInstant: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(dateOrInstant),
  )
}
