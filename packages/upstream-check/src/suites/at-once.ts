import { type CallDefinition, type Data, describeValue } from '@layover/contracts'
import type { Parts } from '../exchange/request-parts.ts'
import type { Answer } from '../run/answer.ts'
import { claim, goodOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'

const CONFLICT = 409

interface Terms<C extends CallDefinition> {
  readonly key: string
  readonly rule: string
  /** The field by which two answers are about one thing. */
  readonly name: keyof Data<C> & string
}

/** What says more comes first: a refusal by a code says more than one by a status. */
const RANKS: readonly Answer<unknown>['kind'][] = ['success', 'failure', 'refused', 'broken', 'none']
const rankOf = ({ kind }: Answer<unknown>) => RANKS.indexOf(kind)

/**
 * Sends a request twice at once with one key: an upstream that first looks for the key and then stores it does everything twice.
 * One of the two may be refused, since that does nothing twice.
 *
 * @returns both answers, the one that says more first
 */
export async function atOnce<C extends CallDefinition>(
  run: Run,
  call: C,
  parts: Parts,
  { key, rule, name }: Terms<C>,
): Promise<readonly [Answer<Data<C>>, Answer<Data<C>>]> {
  const send = async () => await run.fetch(call, parts, { key, isAtOnce: true })
  const [one, other] = await Promise.all([send(), send()])
  const [first, second] = rankOf(one) <= rankOf(other) ? [one, other] : [other, one]
  if (first.kind !== 'success') return [first, second]
  if (second.kind === 'success') {
    const [expected, got] = [first.data[name], second.data[name]]
    const isSame = expected === undefined || got === undefined || expected === got
    const is = {
      rule,
      path: `$.data.${name}`,
      expected: `${describeValue(expected)}, as the other answer`,
      got,
    }
    claim(run, second.at, isSame, is)
  } else if (second.kind === 'failure' || (second.kind === 'refused' && second.status === CONFLICT))
    run.notes.tested(call.id, rule)
  else goodOf(run, second, 'the same answer, or a refusal')
  return [first, second]
}
