/** One fault of a catalogue folder. Lines count from 1; a fault of a whole file has none. */
export interface FolderFault {
  readonly file: string
  readonly line?: number
  readonly column?: string
  readonly message: string
}

/** Notes a fault; reading goes on, so that all faults are told at once (P570). */
export type Tell = (fault: FolderFault) => void

/** The fault as one line of a report: `lounges.csv:14: capacity: expected …`. */
export function faultLine({ file, line, column, message }: FolderFault): string {
  const place = line === undefined ? file : `${file}:${line}`
  return column === undefined ? `${place}: ${message}` : `${place}: ${column}: ${message}`
}

/** Faults by file, line, column and sentence, each once; so two runs say the same. */
export function inOrder(faults: readonly FolderFault[]): FolderFault[] {
  const unique = new Map(faults.map((fault) => [faultLine(fault), fault]))
  return [...unique.values()].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      compare(a.column ?? '', b.column ?? '') ||
      compare(a.message, b.message),
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

const LONGEST = 60

/** What was found, as a report may show it: short, and no character in it controls a screen. */
export function shown(text: string): string {
  if (text === '') return 'nothing'
  const visible = text.replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`,
  )
  return visible.length > LONGEST ? `'${visible.slice(0, LONGEST)}…'` : `'${visible}'`
}
