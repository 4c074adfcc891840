import { readFileSync } from 'node:fs'
import { decodeLine, type LedgerEntry } from './entry.ts'
import { DataFolderError } from './ledger-error.ts'

/** The content of the file: its entries, the last digest, and the number of valid and of torn bytes. */
type Replay = { entries: LedgerEntry[]; digest: string; goodBytes: number; tornBytes: number }

/**
 * Reads the whole ledger and changes nothing. Bytes after the last line's end come from a crash; no response
 * confirmed them.
 *
 * @throws DataFolderError when a complete line was changed, or when the rest is not the start of an entry
 */
export function replay(path: string): Replay {
  const bytes = readOrEmpty(path)
  const goodBytes = bytes.lastIndexOf(0x0a) + 1
  const lines = bytes.subarray(0, goodBytes).toString('utf8').split('\n').slice(0, -1)
  const entries: LedgerEntry[] = []
  let digest = ''
  for (const [index, line] of lines.entries()) {
    const decoded = decodeLine(line, digest)
    if (!decoded) throw damaged(path, index + 1)
    entries.push(decoded.entry)
    digest = decoded.digest
  }
  if (!isBegunEntry(bytes.subarray(goodBytes), entries.length + 1)) throw damaged(path, lines.length + 1)
  return { entries, digest, goodBytes, tornBytes: bytes.length - goodBytes }
}

/** Only a torn line of this ledger may be removed: it starts like the next entry. Other bytes count as damage. */
function isBegunEntry(tail: Buffer, sequence: number): boolean {
  const head = Buffer.from(`{"entry":{"sequence":${sequence},"`)
  const length = Math.min(head.length, tail.length)
  return tail.subarray(0, length).equals(head.subarray(0, length))
}

function damaged(path: string, line: number): DataFolderError {
  const advice = 'Nothing was changed. Restore the file from a copy, or start with another DATA_DIR.'
  return new DataFolderError(`${path} is damaged at line ${line}. ${advice}`)
}

function readOrEmpty(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
}
