import { TOO_MANY_REQUESTS } from '../exchange/rest.ts'
import type { Exchanged } from '../run/options.ts'

/** How far a check is, for a terminal that would be silent for minutes beside a slow upstream. */
export function createProgress() {
  let answers = 0
  let last = ''
  let isBusy = false
  return {
    note({ call, status }: Exchanged): void {
      isBusy = status === TOO_MANY_REQUESTS
      if (isBusy) return
      answers += 1
      last = call
    },
    text(): string {
      const busy = isBusy ? `; it takes no more requests for now (status ${TOO_MANY_REQUESTS})` : ''
      if (answers === 0) return `no answer yet${busy}`
      return `${answers} ${answers === 1 ? 'answer' : 'answers'} so far, the last one of ${last}${busy}`
    },
  }
}
