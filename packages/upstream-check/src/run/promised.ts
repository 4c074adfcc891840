import {
  allCalls,
  type CallDefinition,
  createAnswerJudge,
  type Judgement,
  withStates,
} from '@layover/contracts'
import type { CheckOptions } from './options.ts'

/** What an answer of a call is held to. */
export type Promised = Pick<CallDefinition, 'success' | 'data'>

/** The promises of a contract by the ids of its calls, each with the upstream's own success codes. */
export function promisesOf({
  contract,
  states = new Map(),
}: Pick<CheckOptions, 'contract' | 'states'>): ReadonlyMap<string, Promised> {
  const promised = (call: CallDefinition): Promised => contract?.calls.get(call.id) ?? call
  return new Map(allCalls.map((call) => [call.id, withStates(promised(call), states)]))
}

const judges = new WeakMap<Promised, (value: unknown) => Judgement>()

/** The judge of a promise, which is compiled once. */
export function judgeOf(promised: Promised): (value: unknown) => Judgement {
  const known = judges.get(promised)
  if (known) return known
  const judge = createAnswerJudge(promised)
  judges.set(promised, judge)
  return judge
}
