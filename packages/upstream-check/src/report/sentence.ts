import { allCalls, purchases } from '@layover/contracts'
import type { CallReport, Report, Verdict } from './report.ts'
import { BUSY, countOf, NO_SUCCESS, needOf, verdictWords } from './words.ts'

/** The order for a reader. */
export const verdicts: readonly Verdict[] = ['breaks', 'absent', 'untested', 'lax', 'harmless', 'ok']

/** How many calls have each verdict, without those that none has: `2 breaks the shop, 40 ok`. */
function counts(calls: readonly CallReport[]): string {
  return verdicts
    .map((verdict) => ({ verdict, count: calls.filter((each) => each.verdict === verdict).length }))
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => `${count} ${verdictWords[verdict]}`)
    .join(', ')
}

/** What was really answered: `With a success: read 28 of 29, bought 3 of 4 (not FASTTRACK).` */
function coverage(calls: readonly CallReport[]): string {
  const good = new Set(calls.filter(({ hasSuccess }) => hasSuccess).map(({ call }) => call))
  const inReport = new Set(calls.map(({ call }) => call))
  const reads = allCalls.filter(({ effect, id }) => effect === 'read' && inReport.has(id))
  const sold = Object.entries(purchases).filter(([, { confirm }]) => inReport.has(confirm.id))
  const unsold = sold.filter(([, { confirm }]) => !good.has(confirm.id)).map(([name]) => name)
  const parts = [
    ...(reads.length > 0 ? [`read ${reads.filter(({ id }) => good.has(id)).length} of ${reads.length}`] : []),
    ...(sold.length > 0
      ? [
          `bought ${sold.length - unsold.length} of ${sold.length}${unsold.length > 0 ? ` (not ${unsold.join(', ')})` : ''}`,
        ]
      : []),
  ]
  return parts.length === 0 ? '' : ` With a success: ${parts.join(', ')}.`
}

/** A limit that left calls untested, or tested in part. What hangs on them is not tested either. */
function limit(calls: readonly CallReport[]): string {
  const busy = calls.filter(({ untested }) => untested.includes(BUSY)).length
  return busy === 0
    ? ''
    : ` ${countOf(busy, 'call')} got 429 for longer than the check can wait: raise the limit.`
}

/** Why no call is tested: the one need of all, where they have no other. */
function needs(calls: readonly CallReport[]): string {
  const [need = NO_SUCCESS, ...others] = new Set(calls.map(({ untested }) => needOf(untested)))
  return others.length === 0 ? `${need}.` : `${NO_SUCCESS}.${limit(calls)}`
}

/** A reason may be a question. */
const closed = (text: string) => (text.endsWith('?') ? text : `${text}.`)

/** One sentence on the whole. */
export function sentenceOf({ outcome, calls, reason, isPartial, missing }: Report): string {
  const partial = isPartial ? 'Interrupted: what is not here was not looked at. ' : ''
  if (outcome === 'nothing tested')
    return `${partial}Nothing was tested: ${reason === undefined ? needs(calls) : closed(reason)}`
  const known = calls
    .flatMap(({ findings }) => findings)
    .filter((finding) => finding.known !== undefined).length
  const old = known > 0 ? `; ${countOf(known, 'difference')} stood in the baseline already` : ''
  const need = missing.length > 0 ? ` Required and not tested: ${missing.join(', ')}.` : ''
  return `${partial}${countOf(calls.length, 'call')}: ${counts(calls)}${old}.${coverage(calls)}${limit(calls)}${need}`
}
