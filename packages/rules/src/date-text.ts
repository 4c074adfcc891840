const STYLES = {
  short: { day: '2-digit', month: 'short', year: 'numeric' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} as const

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one takes fifty times as long as using it. */
function formatOf(style: keyof typeof STYLES): Intl.DateTimeFormat {
  const format = formats.get(style) ?? new Intl.DateTimeFormat('en-GB', { ...STYLES[style], timeZone: 'UTC' })
  formats.set(style, format)
  return format
}

/** A calendar day, YYYY-MM-DD, in words: 'DD MMM YYYY' (P86) or longer. */
export function dateText(date: string, style: keyof typeof STYLES = 'short'): string {
  return formatOf(style)
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/,/g, '')
    .replace(/\bSept\b/, 'Sep')
}
