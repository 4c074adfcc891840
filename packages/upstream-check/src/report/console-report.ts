import { contractText } from './contract.ts'
import type { CallReport, Report } from './report.ts'
import { sentenceOf } from './sentence.ts'
import { differenceOf, effortOf, firstOf, verdictOn, verdictWords } from './words.ts'

/** Text of an upstream in a terminal: nothing in it may move the cursor or change a colour. */
function plain(text: string): string {
  return text.replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  )
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 2 ? cell.padStart(widths[2] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join(' | ')
      .trimEnd(),
  )
}

function details(report: CallReport): string[] {
  const { call, findings, untested } = report
  const found = findings.flatMap((finding) => {
    const known = finding.known === undefined ? '' : ` (known: ${finding.known})`
    const head = `${call}: ${verdictWords[verdictOn(report, finding)]}${known} · ${finding.level} · ${finding.rule}`
    return ['', head, `  ${differenceOf(finding)}`, ...(finding.curl === '' ? [] : [`  ${finding.curl}`])]
  })
  const needs = untested.map((why) => `  ${verdictWords.untested}: ${why}`)
  return [...found, ...(needs.length > 0 ? ['', call, ...needs] : [])]
}

/** The report as a table, then every difference with its curl line, then the promises that could not be tested. */
export function consoleReport(report: Report): string {
  const { calls, run, advice } = report
  const rows = calls.map((each) => [
    each.call,
    verdictWords[each.verdict],
    String(run.p95Ms[each.call] ?? '–'),
    firstOf(each),
  ])
  const table =
    report.reason === undefined ? columns([['call', 'verdict', 'ms', 'first difference'], ...rows]) : []
  const all = report.reason === undefined ? calls.flatMap(details) : []
  const hints = [...advice, ...run.measured]
  const lines = [
    `${report.baseUrl}, ${contractText(report.contract)}${report.hasWrites ? '' : ' (reads alone: --writes tests the rest)'}`,
    '',
    ...table,
    ...all,
    ...(hints.length > 0 ? ['', ...hints] : []),
    '',
    `${sentenceOf(report)} ${effortOf(run)}.`,
  ]
  return `${lines.map(plain).join('\n')}\n`
}
