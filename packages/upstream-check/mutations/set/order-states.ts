import { purchases } from '@layover/contracts'
import type { Mutation } from '../mutation.ts'
import { fieldsOf } from '../stub/answer.ts'
import { editing, fields, plus, REFUSAL, semantic, to, type When } from './build.ts'
import { CONFIRMS, ofStatus, onePass, PASS, paidOrder, passes } from './paid-order.ts'
import { insteadOfRefusal, openingToKeysOfOthers, refusing, refusingBy } from './recall.ts'

const byNumberAlone: When = ({ statusKey }) => statusKey === undefined
const opened = { reference: paidOrder.reference, key: 'A'.repeat(30) }

/** An order after its payment: its status, its reading by reference, and declined cards. */
export const orderStateMutations: readonly Mutation[] = [
  semantic(
    'order.status',
    'a paid order that still waits',
    '$.data.status',
    () => editing('$.data.status', (value) => (value === 'PAID' ? 'CREATED' : value)),
    { alsoAt: CONFIRMS },
  ),
  semantic(
    'order.status',
    'a paid order that was declined',
    '$.data.status',
    () => editing('$.data.status', (value) => (value === 'PAID' ? 'DECLINED' : value)),
    { alsoAt: CONFIRMS },
  ),
  semantic(
    'order.status',
    'a new order that is paid already',
    '$.data.status',
    () => editing('$.data.status', (value) => (value === 'CREATED' ? 'PAID' : value)),
    { alsoAt: CONFIRMS },
  ),
  semantic('order.status', 'an order that is lost', ['$.errorCode', '$.state'], () => refusing('NOT_FOUND'), {
    alsoAt: CONFIRMS,
  }),
  semantic('order.status', 'an order that nobody knows', REFUSAL, () =>
    insteadOfRefusal((request) => ({ orderNo: fieldsOf(request).orderNo, status: 'CREATED' })),
  ),
  semantic('order.status', 'another order than the requested one', '$.data.orderNo', () =>
    editing('$.data.orderNo', to('LV-SOMEBODYELSES000000')),
  ),
  semantic(
    'order.status',
    'a paid order that opens to its number alone',
    ['$.data.reference', '$.data.key'],
    () =>
      editing(
        '$.data',
        fields((value) => (value.status === 'PAID' ? { ...opened, ...value } : value)),
        byNumberAlone,
      ),
  ),
  ...CONFIRMS.map((call) =>
    semantic(call, 'a paid order that is shown to its number alone', REFUSAL, () =>
      insteadOfRefusal(
        (request) => ({ ...paidOrder, orderNo: fieldsOf(request).orderNo }),
        ['NOT_AVAILABLE'],
        byNumberAlone,
      ),
    ),
  ),
  semantic(
    'order.status',
    'a paid order that opens to the status key of another',
    ['$.data.reference', '$.data.key'],
    () => openingToKeysOfOthers('orderNo', 'statusKey'),
  ),
  semantic(PASS, 'a paid order that is shown to the status key of another', REFUSAL, () =>
    openingToKeysOfOthers('orderNo', 'statusKey'),
  ),
  semantic('order.get', 'an order that opens to the key of another', REFUSAL, () =>
    openingToKeysOfOthers('reference', 'key'),
  ),
  semantic('order.mail', 'an order that is mailed by the key of another', REFUSAL, () =>
    openingToKeysOfOthers('reference', 'key'),
  ),
  semantic('order.get', 'an order by its reference alone', REFUSAL, () =>
    insteadOfRefusal((request) => ({ ...paidOrder, reference: fieldsOf(request).reference })),
  ),
  semantic('order.pass', 'a pass by its number alone', REFUSAL, () =>
    insteadOfRefusal((request) => ({
      serviceType: 'LOUNGE',
      pass: { ...onePass, number: fieldsOf(request).passNumber },
    })),
  ),
  semantic('order.pass', 'another pass than that of the link', '$.data.pass', () =>
    editing('$.data.pass.name', to('Somebody Else')),
  ),
  semantic(
    'order.pass',
    'a pass that nobody finds',
    ['$.errorCode', '$.state'],
    () => refusing('NOT_FOUND'),
    { alsoAt: CONFIRMS },
  ),
  semantic('order.mail', 'an order that is mailed by its reference alone', REFUSAL, () =>
    insteadOfRefusal(() => ({ mailsCopy: true })),
  ),
  semantic('order.mail', 'an order that is mailed to nobody', ['$.errorCode', '$.state'], () =>
    refusing('NOT_FOUND'),
  ),
  semantic('order.find', 'a search that reveals that it finds nothing', ['$.state', '$.errorCode'], () =>
    refusing('NOT_FOUND', ({ reference }) => reference !== undefined),
  ),
  semantic('order.get', 'another person’s order', ['$.data.reference', '$.data.orderNo', '$.data'], () =>
    editing(
      '$.data',
      fields((value) => ({
        ...value,
        reference: 'LV0A-OTHER',
        orderNo: 'LV-SOMEBODYELSES000000',
        leadName: 'Somebody Else',
      })),
    ),
  ),
  semantic('order.get', 'another card than the one that paid', '$.data.card', () =>
    editing('$.data.card.last4', to('0000')),
  ),
  semantic('order.get', 'another total than was paid', '$.data.totalAmount', () =>
    editing('$.data.totalAmount', plus(1)),
  ),
  semantic(
    'order.get',
    'a pass less than was bought',
    '$.data.passes',
    passes((items) => items.slice(1)),
  ),
  semantic(
    'order.get',
    'an order that nobody finds',
    ['$.errorCode', '$.state'],
    () => refusing('NOT_FOUND'),
    { alsoAt: CONFIRMS },
  ),
  semantic(
    PASS,
    'a declined card that pays',
    REFUSAL,
    () =>
      insteadOfRefusal(
        (request) => ({ ...paidOrder, orderNo: fieldsOf(request).orderNo }),
        ['PAYMENT_DECLINED'],
      ),
    ofStatus,
  ),
  semantic(PASS, 'a decline by another code', '$.errorCode', () =>
    refusingBy('PAYMENT_DECLINED', 'NOT_AVAILABLE'),
  ),
  semantic(
    'order.status',
    'a declined order that is paid',
    '$.data.status',
    () => editing('$.data.status', (value) => (value === 'DECLINED' ? 'PAID' : value)),
    { alsoAt: CONFIRMS },
  ),
  semantic(
    'order.status',
    'a replaced order that still waits',
    '$.data.status',
    () => editing('$.data.status', (value) => (value === 'EXPIRED' ? 'CREATED' : value)),
    { alsoAt: Object.values(purchases).map(({ createOrder }) => createOrder.id) },
  ),
]
