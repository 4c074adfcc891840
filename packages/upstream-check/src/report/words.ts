import type { CallReport, Finding, Report, Verdict } from './report.ts'

/** The verdicts on a call, in the words of every report. */
export const verdictWords = {
  ok: 'ok',
  breaks: 'breaks the shop',
  absent: 'not served',
  lax: 'lax',
  harmless: 'harmless',
  untested: 'not tested',
} as const

/** The verdict that a difference stands for: that of a call which is not served is the call's own. */
export const verdictOn = ({ verdict }: CallReport, { severity }: Finding): Verdict =>
  verdict === 'absent' ? verdict : severity

/** `$.data.price expected string, got 12`: in the gateway's words, and the change that made the request wrong. */
export function differenceOf({ path, expected, got, request }: Finding): string {
  const why = request === undefined ? '' : ` for a request with one thing wrong: ${request}`
  return `${path} expected ${expected}, got ${got}${why}`
}

/** The reason why nothing is known of a call. */
export const NO_SUCCESS = 'no answer was a success'

/** The need of a call whose requests all got 429, each with a long rest. */
export const BUSY = 'this upstream answers 429 for longer than the check can wait'

/** The need of an untested call. What else it needs may only be so because it got 429. */
export const needOf = (untested: readonly string[]): string =>
  untested.includes(BUSY) ? BUSY : (untested[0] ?? NO_SUCCESS)

/** The column after the verdict: the first difference, or the need of an untested call. */
export function firstOf({ findings, untested, verdict }: CallReport): string {
  const [finding] = findings
  if (verdict === 'untested') return needOf(untested)
  return finding === undefined ? '' : differenceOf(finding)
}

/** `1 call`, `45 calls`. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** What the check took: `843 requests in 1.9 s`. */
export const effortOf = ({ requests, totalMs }: Report['run']): string =>
  `${countOf(requests, 'request')} in ${(totalMs / 1000).toFixed(1)} s`
