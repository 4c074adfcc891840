import type { Exchanged } from '../run/options.ts'

/** How far a check is, for a terminal that would be silent for minutes beside a slow upstream. */
export function createProgress() {
  let answers = 0
  let last = ''
  return {
    note({ call }: Exchanged): void {
      answers += 1
      last = call
    },
    text: () => (answers === 0 ? 'no answer yet' : `${answers} answers so far, the last one of ${last}`),
  }
}
