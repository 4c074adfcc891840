/** How many times faster the rehearsal lives than a shop: each `for` and each window of a rule is divided by it. */
export const TIMES_FASTER = 20

/** How often the rehearsal scrapes. An upstream whose database hangs answers a scrape after two seconds. */
export const SCRAPE_MS = 2_500

const UNITS_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** A window such as `[5m]`, or a `for: 5m` on a line of a rule. */
const DURATION = /(\[|^\s+for: )(\d+)([smhd])(?=\]|\s*$)/gm

/** Prometheus's rules with each duration divided; everything else stays byte by byte. */
export function scaledRules(text: string, factor = TIMES_FASTER): string {
  return text.replaceAll(
    DURATION,
    (_all, before: string, count: string, unit: string) =>
      `${before}${Math.round((Number(count) * (UNITS_MS[unit] ?? 0)) / factor)}ms`,
  )
}

/** The sum of all durations in a rule, in milliseconds: by then a fault that lasts has made it fire. */
export function longestMs(rule: string): number {
  const found = [...rule.matchAll(DURATION)].map(
    ([, , count, unit = '']) => Number(count) * (UNITS_MS[unit] ?? 0),
  )
  return found.reduce((sum, each) => sum + each, 0)
}
