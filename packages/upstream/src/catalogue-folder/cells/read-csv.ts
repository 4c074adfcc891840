import { CsvError, parse } from 'csv-parse/sync'
import type { Tell } from './fault.ts'

/** One record of a CSV file; `line` is the one on which it begins, also where a quoted cell has line breaks. */
export interface CsvRecord {
  readonly line: number
  readonly cells: readonly string[]
}

const FAULTS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quoted cell that begins here does not end; its quotes inside are doubled',
  CSV_INVALID_CLOSING_QUOTE: 'a quoted cell goes on after its end; its quotes inside are doubled',
  INVALID_OPENING_QUOTE: 'a quote stands inside a cell; quote the whole cell and double it',
}

/**
 * Reads CSV as RFC 4180 has it. Records without content are left out. What cannot be read is told with its line, and ends
 * the file: nothing after a wrong quote can be trusted.
 */
export function readCsv(file: string, text: string, tell: Tell): CsvRecord[] {
  const records: CsvRecord[] = []
  let next = 1
  try {
    // The library counts a quoted CR LF as two lines.
    parse(text.replace(/\r\n?/g, '\n'), {
      relax_column_count: true,
      on_record: (cells: string[], { lines }: { lines: number }) => {
        const trimmed = cells.map((cell) => cell.trim())
        if (trimmed.some((cell) => cell !== '')) records.push({ line: next, cells: trimmed })
        next = lines + 1
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    tell({ file, line: next, message: FAULTS[error.code] ?? 'this is no CSV' })
  }
  return records
}
