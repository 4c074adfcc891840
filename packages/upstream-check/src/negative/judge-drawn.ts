import { type Exchange, judgeSent } from '../run/answer.ts'
import type { Run } from '../run/run.ts'
import { judgeRefusal } from './judge-refusal.ts'

const RULE = 'a drawn request is answered or refused, whatever is in it'

/** Judges the answer to a drawn request: to a right one like any other, to a wrong one only for faults of the server. */
export function goodOrRefused(run: Run, exchange: Exchange, isRight: boolean): void {
  run.notes.tested(exchange.call.id, RULE)
  const fault = judgeRefusal(exchange)
  if (fault !== undefined) run.found(exchange, { level: 'L4', rule: RULE, ...fault })
  else if (isRight) judgeSent(run, exchange)
}
