import { calls } from '@layover/contracts'
import type { Good } from '../run/answer.ts'
import { canonicalText } from '../run/canonical-text.ts'
import { claim, goodOf, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { Paid } from './payments.ts'

const call = calls.order.pass

/** The link of one pass opens that pass, and neither another one nor the order (P512). */
export async function checkPassLinks(
  run: Run,
  { data }: Good<Paid>,
  order: { readonly reference: string; readonly key: string },
): Promise<void> {
  const [first, second] = data.passes ?? []
  if (first === undefined) return
  if (first.key === undefined) {
    const why = 'the link of a pass: needs the key that a pass of a paid order may have'
    return run.notes.untested(call.id, why)
  }
  const { key, ...pass } = first
  const answer = await run.fetch(call, { body: { passNumber: pass.number, key } })
  if (answer.kind === 'refused') return
  const read = goodOf(run, answer, 'the pass of the link')
  if (read) {
    const rule = 'the link of a pass shows that pass'
    const [expected, got] = [canonicalText(pass), canonicalText(read.data.pass)]
    claim(run, read.at, expected === got, { rule, path: '$.data.pass', expected, got })
  }
  const rule = 'the key of a pass opens that pass alone'
  const codes = ['NOT_FOUND']
  const wrong = 'A'.repeat(key.length)
  await refusalOf(run, call, { body: { passNumber: pass.number, key: wrong } }, { codes, rule })
  await refusalOf(run, call, { body: { passNumber: pass.number, key: order.key } }, { codes, rule })
  await refusalOf(run, calls.order.get, { body: { reference: order.reference, key } }, { codes, rule })
  if (second === undefined) return
  await refusalOf(run, call, { body: { passNumber: second.number, key } }, { codes, rule })
}
