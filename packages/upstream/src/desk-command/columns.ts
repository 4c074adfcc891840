/** Rows as text in columns, each as wide as its widest cell, with two spaces between. */
export function columns(rows: readonly (readonly string[])[], indent = ''): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, at) => Math.max(cell.length, widest[at] ?? 0)),
    [],
  )
  const lines = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
  return lines.map((line) => `${indent}${line.trimEnd()}\n`).join('')
}

/** An instant to the second, by UTC: `2026-11-21 12:00:00`. */
export function timeText(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace('T', ' ')
}
