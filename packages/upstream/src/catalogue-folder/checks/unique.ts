import type { Tell } from '../cells/fault.ts'
import type { TableRow } from '../cells/read-table.ts'

interface Key<R> {
  readonly file: string
  readonly column: string
  /** undefined where a part of the key could not be read. */
  readonly keyOf: (values: Partial<R>) => string | undefined
}

/** Tells each row whose key stands on an earlier line already, and names that line. */
export function tellRepeated<R>(
  rows: readonly TableRow<R>[],
  { file, column, keyOf }: Key<R>,
  tell: Tell,
): void {
  const lines = new Map<string, number>()
  for (const { line, values } of rows) {
    const key = keyOf(values)
    if (key === undefined) continue
    const before = lines.get(key)
    if (before === undefined) lines.set(key, line)
    else tell({ file, line, column, message: `'${key}' stands on line ${before} already` })
  }
}

/** Several values as one key; undefined where one of them could not be read. */
export function joined(...parts: readonly (string | null | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : parts.join(' ').trim()
}
