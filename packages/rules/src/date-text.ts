const STYLES = {
  short: { day: '2-digit', month: 'short', year: 'numeric' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} as const

/** A calendar day, YYYY-MM-DD, in words: 'DD MMM YYYY' (P86) or longer. */
export function dateText(date: string, style: keyof typeof STYLES = 'short'): string {
  return new Intl.DateTimeFormat('en-GB', { ...STYLES[style], timeZone: 'UTC' })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/,/g, '')
}
