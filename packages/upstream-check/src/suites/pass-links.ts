import { calls } from '@layover/contracts'
import type { Good } from '../run/answer.ts'
import { goodOf, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import { sameAnswer } from './orders.ts'
import type { Paid } from './payments.ts'

const call = calls.order.pass

/** The link of one pass opens that pass, and neither another one nor the order (P512). */
export async function checkPassLinks(
  run: Run,
  paid: Good<Paid>,
  order: { readonly reference: string; readonly key: string },
): Promise<void> {
  const [first, second] = paid.data.passes ?? []
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
    const shown = { ...read, data: read.data.pass }
    sameAnswer(run, { ...paid, data: pass }, shown, 'the link of a pass shows that pass', '$.data.pass')
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
