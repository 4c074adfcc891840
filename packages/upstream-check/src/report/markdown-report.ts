import { contractText } from './contract.ts'
import type { CallReport, Report } from './report.ts'
import { sentenceOf, verdicts } from './sentence.ts'
import { firstOf, verdictWords } from './words.ts'

/** Text of an upstream as text of Markdown, within one cell. */
const cell = (text: string) =>
  text.replaceAll(/[\\`*_{}[\]<>()#+!|~@:&-]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll(/\s+/g, ' ')

const row = (each: CallReport) => `| ${each.call} | ${verdictWords[each.verdict]} | ${cell(firstOf(each))} |`

/** A summary for a pull request: one sentence, then every call that is not ok. */
export function markdownReport(report: Report): string {
  const rows = [...report.calls]
    .filter(({ verdict }) => verdict !== 'ok')
    .sort((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict))
    .map(row)
  const table = ['', '| call | verdict | first difference |', '| --- | --- | --- |', ...rows]
  const isTable = report.reason === undefined && rows.length > 0
  return `### Upstream check: ${report.outcome}\n\n${contractText(report.contract)}\n\n${cell(sentenceOf(report))}\n${isTable ? `${table.join('\n')}\n` : ''}`
}
