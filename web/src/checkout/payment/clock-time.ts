/** The time of day where the visitor is, such as 14:35. */
export function clockTime(instant: Date): string {
  return instant.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}
