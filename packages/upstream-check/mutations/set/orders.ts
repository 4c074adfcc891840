import { purchases } from '@layover/contracts'
import type { Mutation } from '../mutation.ts'
import { fieldsOf } from '../stub/answer.ts'
import { editing, hours, plus, REFUSAL, semantic, to } from './build.ts'
import {
  blindToBodies,
  changedOnReplay,
  forgettingKeys,
  insteadOfRefusal,
  racingKeys,
  refusing,
  repeatingFirst,
} from './recall.ts'

const ORDER_NO = '$.data.orderNo'
const SYMBOL = '$.data.currencySymbol'

/** An order that looks right, for the price of the request. */
const created = (request: Parameters<typeof fieldsOf>[0]) => ({
  orderNo: 'LV-MADEUPORDER00000000',
  status: 'CREATED',
  currencySymbol: '£',
  totalAmount: String(fieldsOf(request).expectedTotal),
  currency: String(fieldsOf(request).currency ?? 'GBP'),
  expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
})

const ofEveryOrder = Object.values(purchases).flatMap(({ createOrder, confirm }): Mutation[] => {
  const call = createOrder.id
  const paid = { alsoAt: ['order.status', confirm.id] }
  return [
    semantic(call, 'a repeated press that orders twice', [ORDER_NO, ...REFUSAL], () => forgettingKeys()),
    semantic(call, 'two presses at once that order twice', [ORDER_NO, ...REFUSAL], () => racingKeys()),
    semantic(call, 'a key of another order that is taken', ['status', ...REFUSAL, ORDER_NO], () =>
      blindToBodies(),
    ),
    semantic(call, 'a total that is not the quote’s', '$.data.totalAmount', () =>
      editing('$.data.totalAmount', plus(1)),
    ),
    semantic(call, 'another currency than the quote’s', '$.data.currency', () =>
      editing('$.data.currency', to('USD')),
    ),
    semantic(call, 'another currency symbol than the quote’s', SYMBOL, () => editing(SYMBOL, to('US$'))),
    semantic(call, 'a price that has changed, taken all the same', REFUSAL, () =>
      insteadOfRefusal(created, ['PRICE_CHANGED']),
    ),
    semantic(call, 'an order that is over as it begins', '$.data.expiresAt', () =>
      editing('$.data.expiresAt', hours(-2)),
    ),
    semantic(
      call,
      'an order that is lost',
      ORDER_NO,
      () => editing(ORDER_NO, (value) => `${String(value).slice(0, -4)}LOST`),
      paid,
    ),
  ]
})

export const orderMutations: readonly Mutation[] = [
  ...ofEveryOrder,
  semantic('lounge.createOrder', 'one number for all orders', ORDER_NO, () => repeatingFirst(ORDER_NO), {
    alsoAt: ['lounge.confirmPaymentOrder', 'order.status'],
  }),
  semantic('lounge.createOrder', 'one passenger twice, taken all the same', REFUSAL, () =>
    insteadOfRefusal(created, ['PASSENGERS_NOT_UNIQUE']),
  ),
  semantic('lounge.createOrder', 'a replay with another total', '$.data.totalAmount', () =>
    changedOnReplay('$.data.totalAmount', plus(5)),
  ),
  semantic('cip.createOrder', 'a lane that nobody knows, ordered', REFUSAL, () =>
    insteadOfRefusal(created, ['NOT_FOUND']),
  ),
  semantic('cip.createOrder', 'a time before the lead time, ordered', REFUSAL, () =>
    insteadOfRefusal(created, ['TOO_EARLY', 'TIME_UNAVAILABLE']),
  ),
  semantic('cip.createOrder', 'an offered time that cannot be ordered', ['$.errorCode', '$.state'], () =>
    refusing('TIME_UNAVAILABLE'),
  ),
  semantic('loungePrebooking.createOrder', 'a lounge that nobody knows, ordered', REFUSAL, () =>
    insteadOfRefusal(created, ['NOT_FOUND']),
  ),
  semantic('loungePrebooking.createOrder', 'a hold that is not honoured', ['$.errorCode', '$.state'], () =>
    refusing('HOLD_EXPIRED'),
  ),
  semantic('loungePrebooking.createOrder', 'a hold that nobody gave, ordered', REFUSAL, () =>
    insteadOfRefusal(created, ['HOLD_EXPIRED']),
  ),
  semantic('purchasemembership.createOrder', 'a plan that nobody knows, ordered', REFUSAL, () =>
    insteadOfRefusal(created, ['NOT_FOUND']),
  ),
  semantic(
    'lounge.createOrder',
    'a code for one order that is taken by a second',
    REFUSAL,
    () => insteadOfRefusal(created, ['20001']),
    { alsoAt: ['discount.checkAvailable', 'lounge.confirmPaymentOrder'] },
  ),
]
