import { type Exchange, judgeSent } from '../run/answer.ts'
import type { Run } from '../run/run.ts'
import { judgeRefusal } from './judge-refusal.ts'

const RULE = 'a drawn request is answered or refused, whatever is in it'

/** Judges what came of a drawn request: a right one as any other, a wrong one only by whether it broke something. */
export function goodOrRefused(run: Run, exchange: Exchange, isRight: boolean): void {
  run.notes.tested(exchange.call.id, RULE)
  const fault = judgeRefusal(exchange)
  if (fault !== undefined) run.found(exchange, { level: 'L4', rule: RULE, ...fault })
  else if (isRight) judgeSent(run, exchange)
}
