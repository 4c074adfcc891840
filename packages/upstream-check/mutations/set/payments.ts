import type { Mutation } from '../mutation.ts'
import { fieldsOf } from '../stand-in/answer.ts'
import { editing, fields, hours, list, plus, semantic, to } from './build.ts'
import { changedOnReplay, insteadOfRefusal, refusing, refusingBy, repeatingFirst } from './recall.ts'

const REFUSAL = ['$.state', '$.errorCode', '$.data']
const paid = {
  orderNo: 'LV-MADEUPORDER00000000',
  status: 'PAID',
  reference: 'LV7K-29QD',
  leadName: 'Amelia Hart',
  lines: [],
  totalAmount: '34.00',
  currency: 'GBP',
  currencySymbol: '£',
}
const CONFIRMS = [
  'lounge.confirmPaymentOrder',
  'cip.confirmPaymentOrder',
  'loungePrebooking.confirmPaymentOrder',
  'purchasemembership.confirmPayment',
]
const status = { alsoAt: ['order.status', 'order.get'] }
const again = (asked: Parameters<typeof fieldsOf>[0]) => String(fieldsOf(asked).orderNo)

const ofEveryConfirm = CONFIRMS.flatMap((call): Mutation[] => [
  semantic(call, 'an order that nobody knows, paid', REFUSAL, () =>
    insteadOfRefusal(() => paid, ['NOT_FOUND']),
  ),
  semantic(
    call,
    'another total than the order’s',
    '$.data.totalAmount',
    () => editing('$.data.totalAmount', plus(1)),
    { alsoAt: ['order.get'] },
  ),
  semantic(
    call,
    'another order than asked for',
    '$.data.orderNo',
    () => editing('$.data.orderNo', to('LV-SOMEBODYELSES000000')),
    { alsoAt: ['order.get'] },
  ),
  semantic(
    call,
    'a replay that pays another time',
    ['$.data.reference', '$.data'],
    () => changedOnReplay('$.data.reference', to('LV9Z-TWICE')),
    { alsoAt: ['order.get'] },
  ),
  semantic(
    call,
    'lines that do not add up',
    ['$.data.lines', '$.data.lines[].amount', '$.data.totalAmount'],
    () => editing('$.data.lines[0].amount', plus(3)),
    { alsoAt: ['order.get'] },
  ),
])

const passes = (edit: (items: Record<string, unknown>[]) => unknown) => () =>
  editing('$.data.passes', list(edit))
const PASS = 'lounge.confirmPaymentOrder'
const CODE = '$.data.passes[].code'
const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

export const paymentMutations: readonly Mutation[] = [
  ...ofEveryConfirm,
  semantic(
    PASS,
    'a second confirm that pays another time',
    ['$.data.reference', '$.data.paidAt', '$.data'],
    () => changedOnReplay('$.data.reference', to('LV9Z-AGAIN'), again),
    { alsoAt: ['order.get'] },
  ),
  semantic(
    PASS,
    'a paid order that is not there any more',
    ['$.data.orderNo', '$.state', '$.errorCode'],
    () => refusing('ORDER_EXPIRED'),
    status,
  ),
  semantic(
    PASS,
    'one pass too few',
    '$.data.passes',
    passes((items) => items.slice(1)),
    { alsoAt: ['order.get'] },
  ),
  semantic(
    PASS,
    'no pass at all',
    '$.data.passes',
    passes(() => []),
    { alsoAt: ['order.get'] },
  ),
  semantic(
    PASS,
    'one code on every pass',
    ['$.data.passes', CODE],
    passes((items) => items.map((item) => ({ ...item, code: items[0]?.code }))),
    { alsoAt: ['order.get'] },
  ),
  semantic(
    PASS,
    'one number on every pass',
    ['$.data.passes', '$.data.passes[].number'],
    passes((items) => items.map((item) => ({ ...item, number: items[0]?.number }))),
    { alsoAt: ['order.get'] },
  ),
  semantic(
    PASS,
    'one code for the passes of every order',
    CODE,
    () => repeatingFirst('$.data.passes[0].code'),
    { alsoAt: ['order.get'] },
  ),
  semantic(
    PASS,
    'passes that are valid for a month',
    '$.data.passes[].validUntil',
    passes((items) => items.map((item) => ({ ...item, validUntil: inAMonth() }))),
    { alsoAt: ['order.get'] },
  ),
  semantic(
    PASS,
    'passes that end before they begin',
    ['$.data.passes[].validUntil', '$.data.passes[].validFrom'],
    passes((items) =>
      items.map(({ validFrom, validUntil, ...item }) => ({
        ...item,
        validFrom: validUntil,
        validUntil: validFrom,
      })),
    ),
    { alsoAt: ['order.get'] },
  ),
  semantic(
    PASS,
    'passes in another name',
    ['$.data.passes', '$.data.passes[].name'],
    passes((items) => items.map((item) => ({ ...item, name: 'Somebody Else' }))),
    { alsoAt: ['order.get'] },
  ),
  semantic(
    PASS,
    'another lead passenger',
    '$.data.leadName',
    () => editing('$.data.leadName', to('Somebody Else')),
    { alsoAt: ['order.get'] },
  ),
  semantic(
    PASS,
    'a currency that was not ordered',
    '$.data.currency',
    () => editing('$.data.currency', to('USD')),
    { alsoAt: ['order.get'] },
  ),
  semantic(PASS, 'paid tomorrow', '$.data.paidAt', () => editing('$.data.paidAt', hours(26)), {
    alsoAt: ['order.get'],
  }),
  semantic(
    PASS,
    'a key that opens nothing',
    '$.data.key',
    () => editing('$.data.key', to('AAAAAAAAAAAAAAAAAAAAAAAAAA')),
    { alsoAt: ['order.get'] },
  ),
  semantic(
    PASS,
    'a pass order that says it is a lane’s',
    '$.data.serviceType',
    () => editing('$.data.serviceType', to('FASTTRACK')),
    { alsoAt: ['order.get'] },
  ),
  semantic(
    'cip.confirmPaymentOrder',
    'a visit at another time',
    ['$.data.visit.visitTime', '$.data.visit.startsAt'],
    () => editing('$.data.visit.visitTime', to('03:33')),
    { alsoAt: ['order.get'] },
  ),
  semantic(
    'cip.confirmPaymentOrder',
    'a visit at another lane',
    '$.data.visit.placeCode',
    () => editing('$.data.visit.placeCode', to('QQQ-OTHER')),
    { alsoAt: ['order.get'] },
  ),
  semantic(
    'cip.confirmPaymentOrder',
    'another flight',
    '$.data.visit.flightNumber',
    () => editing('$.data.visit.flightNumber', to('QQ999')),
    { alsoAt: ['order.get'] },
  ),
  semantic(
    'loungePrebooking.confirmPaymentOrder',
    'a visit on another day',
    ['$.data.visit.visitDate', '$.data.visit.startsAt'],
    () => editing('$.data.visit.visitDate', to('2031-01-01')),
    { alsoAt: ['order.get'] },
  ),
  semantic(
    'loungePrebooking.confirmPaymentOrder',
    'a visit whose instant is another time',
    '$.data.visit.startsAt',
    () => editing('$.data.visit.startsAt', hours(1)),
    { alsoAt: ['order.get'] },
  ),
  semantic(
    'purchasemembership.confirmPayment',
    'fewer visits than were paid for',
    '$.data.visits',
    () => editing('$.data.visits', (value) => Number(value) - 1),
    { alsoAt: ['order.get'] },
  ),
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
    insteadOfRefusal((asked) => ({ orderNo: fieldsOf(asked).orderNo, status: 'CREATED' })),
  ),
  semantic('order.status', 'another order than asked for', '$.data.orderNo', () =>
    editing('$.data.orderNo', to('LV-SOMEBODYELSES000000')),
  ),
  semantic('order.get', 'an order to whoever has its reference', REFUSAL, () =>
    insteadOfRefusal((asked) => ({ ...paid, reference: fieldsOf(asked).reference })),
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
    () => insteadOfRefusal((asked) => ({ ...paid, orderNo: fieldsOf(asked).orderNo }), ['PAYMENT_DECLINED']),
    status,
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
    {
      alsoAt: [
        'lounge.createOrder',
        'cip.createOrder',
        'loungePrebooking.createOrder',
        'purchasemembership.createOrder',
      ],
    },
  ),
]
