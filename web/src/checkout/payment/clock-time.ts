const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** The time of day where the visitor is, such as 14:35. */
export function clockTime(instant: Date): string {
  return clock.format(instant)
}
