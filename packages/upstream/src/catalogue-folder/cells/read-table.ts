import type { Static, TObject } from '@sinclair/typebox'
import { isOf } from './compiled.ts'
import { shown, type Tell } from './fault.ts'
import { readCell } from './read-cell.ts'
import { type CsvRecord, readCsv } from './read-csv.ts'

/** One row of a table. `values` has what could be read; `row` is there where all of it could. */
export interface TableRow<R> {
  readonly line: number
  readonly values: Partial<R>
  readonly row: R | undefined
}

/** Reads a table by the schema of its rows, and tells every fault. A file that is missing has no rows. */
export function readTable<S extends TObject>(
  file: string,
  text: string | undefined,
  schema: S,
  tell: Tell,
): TableRow<Static<S>>[] {
  if (text === undefined) return []
  const separator = otherSeparator(text)
  if (separator !== undefined) {
    tell({ file, line: 1, message: `has ${separator} between its cells; save it as CSV with commas` })
    return []
  }
  const [head, ...records] = readCsv(file, text, tell)
  const columns = Object.keys(schema.properties)
  if (head === undefined) {
    tell({ file, line: 1, message: `is empty; its first line names the columns: ${columns.join(',')}` })
    return []
  }
  checkHead(file, head, columns, tell)
  return records.flatMap((record) => {
    if (record.cells.length === head.cells.length) return [readRow(file, head, record, schema, tell)]
    const found = `has ${record.cells.length} cells, and the first line names ${head.cells.length} columns`
    tell({ file, line: record.line, message: `${found}; a cell with a comma in it is quoted` })
    return []
  })
}

/** What stands between the cells of the first line in place of commas, as some spreadsheets save it. */
function otherSeparator(text: string): string | undefined {
  const [first = ''] = text.split(/\r|\n/, 1)
  if (first.includes(',')) return undefined
  return first.includes(';') ? 'semicolons' : first.includes('\t') ? 'tabs' : undefined
}

/** Tells columns that are unknown, missing or named twice. */
function checkHead(file: string, { line, cells }: CsvRecord, columns: readonly string[], tell: Tell): void {
  for (const cell of new Set(cells)) {
    const count = cells.filter((each) => each === cell).length
    if (!columns.includes(cell))
      tell({ file, line, message: `unknown column ${shown(cell)}; the columns are ${columns.join(',')}` })
    else if (count > 1) tell({ file, line, message: `the column '${cell}' stands here ${count} times` })
  }
  const missing = columns.filter((column) => !cells.includes(column))
  for (const column of missing) tell({ file, line, message: `the column '${column}' is missing` })
}

function readRow<S extends TObject>(
  file: string,
  head: CsvRecord,
  record: CsvRecord,
  schema: S,
  tell: Tell,
): TableRow<Static<S>> {
  const values: Record<string, unknown> = {}
  for (const [index, column] of head.cells.entries()) {
    const property = schema.properties[column]
    if (property === undefined) continue
    const cell = readCell(record.cells[index] ?? '', property)
    if ('value' in cell) values[column] = cell.value
    else tell({ file, line: record.line, column, message: cell.fault })
  }
  // Each value has passed its own column's schema.
  const read = values as Partial<Static<S>>
  return { line: record.line, values: read, row: isOf(schema, values) ? values : undefined }
}
