import type { CallReport, Finding, Report } from './report.ts'

/** The three verdicts on a call, in the words of every report. */
export const verdictWords = {
  ok: 'ok',
  breaks: 'breaks the shop',
  harmless: 'harmless',
  untested: 'not tested',
} as const

/** `$.data.price expected string, got 12`: in the gateway's words. */
export function differenceOf({ path, expected, got }: Finding): string {
  return `${path} expected ${expected}, got ${got}`
}

/** The column after the verdict: the first difference, or the need of an untested call. */
export function firstOf({ findings, untested, verdict }: CallReport): string {
  const [finding] = findings
  if (finding !== undefined) return differenceOf(finding)
  if (verdict !== 'untested') return ''
  return untested[0] ?? 'needs what an earlier call could not give'
}

/** One sentence on the whole. */
export function sentenceOf(report: Report): string {
  const { outcome, calls, reason, isPartial } = report
  const count = (verdict: CallReport['verdict']) => calls.filter((each) => each.verdict === verdict).length
  const partial = isPartial ? 'Interrupted: what is not here was not looked at. ' : ''
  if (reason !== undefined) return `${partial}Nothing was tested: ${reason}`
  const counts = [
    `${count('ok')} ok`,
    `${count('breaks')} that break the shop`,
    `${count('harmless')} with harmless differences`,
    `${count('untested')} not tested`,
  ].join(', ')
  const known = calls.flatMap(({ findings }) => findings).filter(({ isKnown }) => isKnown).length
  const old = known > 0 ? `; ${known} differences stood in the baseline already` : ''
  if (outcome === 'nothing tested') return `${partial}Nothing was tested.`
  return `${partial}${calls.length} calls: ${counts}${old}.`
}
