/** One promise of the servers, and the finding of a soak. */
export interface Finding {
  readonly promise: string
  readonly isKept: boolean
  readonly found: string
}

/** The promise is kept when `found` equals `wanted`. */
export function same(promise: string, wanted: unknown, found: unknown): Finding {
  return { promise, isKept: String(wanted) === String(found), found: String(found) }
}

/** Columns of a Markdown table, as wide as their widest cell. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => (row[column] ?? '').length)),
  )
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

export function findingsTable(findings: readonly Finding[]): string {
  const rows = findings.map(({ promise, isKept, found }) => [isKept ? 'kept' : 'BROKEN', promise, found])
  return table(['', 'promise', 'found'], rows)
}
