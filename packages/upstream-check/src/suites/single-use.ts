import { randomUUID } from 'node:crypto'
import { calls } from '@layover/contracts'
import { goodOf, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { World } from '../run/world.ts'
import type { CardMeans } from './card-means.ts'
import { isLimited } from './limits.ts'
import { order } from './orders.ts'
import type { Purchase } from './purchases.ts'

/** A code for one use is refused after an order was paid with it, in this check or an earlier one. */
export async function checkSingleUse(
  run: Run,
  purchase: Purchase,
  { data }: World,
  means: CardMeans,
): Promise<void> {
  const check = calls.discount.checkAvailable
  const code = data.discounts?.once
  if (code === undefined)
    return run.notes.untested(check.id, 'a code for one use: needs discounts.once in --data')
  const answer = await run.fetch(check, { body: { code, serviceType: purchase.serviceType } })
  if (answer.kind !== 'success' && answer.kind !== 'failure') return
  if (answer.kind === 'success' && !(await useUp(run, purchase, code, means))) return
  const used = { codes: ['20001'], rule: 'a code for one use is used up by the order that was paid with it' }
  await refusalOf(run, check, { body: { code, serviceType: purchase.serviceType } }, used)
  await refusalOf(
    run,
    calls.lounge.calculateLoungePrice,
    { body: { passengerNumber: 1, discountCode: code } },
    used,
  )
}

async function useUp(run: Run, purchase: Purchase, code: string, means: CardMeans): Promise<boolean> {
  const basket = await purchase.fill(code)
  const created = basket && (await order(run, purchase, basket))
  const token = created && (await means.next())
  if (!created || token === undefined) {
    run.notes.untested(calls.discount.checkAvailable.id, 'a code for one use: needs payment in --data')
    return false
  }
  const body = { orderNo: created.data.orderNo, payment: { method: 'token', token } }
  const answer = await run.fetch(purchase.confirm, { body }, { key: randomUUID() })
  if (means.isGuess && answer.kind === 'failure') return false
  if (isLimited(run, answer, 'a code for one use')) return false
  return goodOf(run, answer, 'a payment')?.data.status === 'PAID'
}
