import { isGood } from './judge-mutation.ts'
import type { Row } from './run-mutations.ts'
import { firstFinding, kinds, sum, WORD } from './table.ts'

const HEAD = `# Findings of each check

Each row is the reference upstream with one thing changed about one call. The check is \`pnpm upstream-check\` with
\`--writes\`; beside it is \`contracts/pacts/gateway-upstream.json\` alone, verified by Pact's own verifier. *Named* means
that call and place are right; for a harmless one, *quiet* is right. Written by \`pnpm mutations --pact --page\`.
`

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')

/** Rows padded as the formatter would have them. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => [...(row[column] ?? '')].length)),
  )
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => text + ' '.repeat((widths[column] ?? 0) - [...text].length)).join(' | ')} |`
  const [head = [], ...rest] = rows
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest.map(line)]
}

function counts(rows: readonly Row[]): string[] {
  const cells = kinds.map((kind) => {
    const own = rows.filter(({ mutation }) => mutation.kind === kind)
    const good = (of: 'result' | 'pact') => own.filter((row) => isGood(row[of] ?? 'missed')).length
    return [kind, String(own.length), String(good('result')), String(good('pact'))]
  })
  return table([['kind', 'mutations', 'upstream-check', 'Pact file'], ...cells])
}

function rowsOf(kind: string, rows: readonly Row[]): string[] {
  const own = rows.filter(({ mutation }) => mutation.kind === kind)
  const cells = own.map((row) => [
    cell(row.mutation.call),
    cell(row.mutation.name),
    WORD[row.result],
    row.pact === undefined ? '' : WORD[row.pact],
    row.mutation.kind === 'harmless' ? '' : cell(firstFinding(row)).slice(0, 120),
  ])
  return [
    '',
    `## ${kind}`,
    '',
    ...table([['call', 'what is changed', 'check', 'Pact', 'finding of the check'], ...cells]),
  ]
}

/** The whole table as a page for readers. */
export function page(rows: readonly Row[]): string {
  const measures = [`- upstream-check: ${sum(rows)}`, `- the Pact file alone: ${sum(rows, 'pact')}`]
  return `${[HEAD, ...measures, '', ...counts(rows), ...kinds.flatMap((kind) => rowsOf(kind, rows))].join('\n')}\n`
}
