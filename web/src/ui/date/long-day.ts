/** '1 November 2026' for a date or instant without a place: it uses UTC's day. */
export function longDay(dateOrInstant: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(dateOrInstant),
  )
}
