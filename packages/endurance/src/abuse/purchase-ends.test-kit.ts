import { randomUUID } from 'node:crypto'
import { readyToOrder, type Service } from '../harness/purchases.ts'
import { type Answer, cardToken, type Visitor } from '../harness/visitor.ts'
import type { Shop } from './shop.test-kit.ts'

export const GOOD_CARD = '4242424242424242'
export const DECLINED_CARD = '4000000000000002'

/** The error code or the status of a reply: `PAID` for a purchase that succeeded. */
export function endOf(answer: Answer): unknown {
  if (answer.status !== 200) return answer.status
  return answer.body.errorCode ?? answer.body.data?.status
}

/** Pays an order by a card from the provider's vault. */
export async function pay(
  { sandbox }: Shop,
  visitor: Visitor,
  path: string,
  order: readonly [unknown, string],
) {
  const [orderNo, card] = order
  const payment = { method: 'token', token: await cardToken(sandbox.origin, card) }
  return await visitor.post(path, { orderNo, payment }, randomUUID())
}

/** Orders and pays. @returns the end of the first call that was refused, or of the payment */
export async function buy(
  shop: Shop,
  visitor: Visitor,
  service: Service,
  card = GOOD_CARD,
): Promise<unknown> {
  const { createPath, confirmPath, body, orderKey } = await readyToOrder(visitor, service)
  const created = await visitor.post(createPath, body, orderKey)
  if (created.status !== 200 || created.body.data === undefined) return endOf(created)
  return endOf(await pay(shop, visitor, confirmPath, [created.body.data.orderNo, card]))
}
