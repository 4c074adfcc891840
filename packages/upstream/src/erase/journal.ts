import type { Erasure } from '../store/repositories/erasures.ts'

const line = /^([A-Za-z0-9_-]{43}) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/

/** A journal as text: one erasure in a line, as `backup.sh` writes it too. */
export function writeJournal(erasures: readonly Erasure[]): string {
  return erasures.map(({ emailHash, erasedAt }) => `${emailHash} ${erasedAt.toISOString()}\n`).join('')
}

/** What pnpm prints before the output of a script that it runs. */
const banner = /^(> .*)?$/

/** Reads a journal, after a banner that may stand above it; a line that is none is a fault with its number. */
export function readJournal(text: string): { erasures: Erasure[] } | { fault: string } {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const erasures: Erasure[] = []
  for (const [index, each] of lines.entries()) {
    if (erasures.length === 0 && banner.test(each)) continue
    const [, emailHash, time = ''] = line.exec(each) ?? []
    const erasedAt = new Date(time)
    // `Date` takes a 31 February for a day of March.
    if (emailHash === undefined || erasedAt.toJSON() !== time)
      return { fault: `line ${index + 1} is no line of a journal` }
    erasures.push({ emailHash, erasedAt })
  }
  return { erasures }
}
