import type { Mutation } from '../mutation.ts'
import { fieldsOf } from '../stub/answer.ts'
import { editing, hours, plus, REFUSAL, semantic, to } from './build.ts'
import { CONFIRMS, ofStatus, PASS, paidOrder, passes } from './paid-order.ts'
import { changedOnReplay, doingTwiceAtOnce, insteadOfRefusal, refusing, repeatingFirst } from './recall.ts'

const again = (request: Parameters<typeof fieldsOf>[0]) => String(fieldsOf(request).orderNo)

const ofEveryConfirm = CONFIRMS.flatMap((call): Mutation[] => [
  semantic(call, 'an order that nobody knows, paid', REFUSAL, () =>
    insteadOfRefusal(() => paidOrder, ['NOT_FOUND']),
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
    'another order than the requested one',
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
  semantic(call, 'two presses at once that pay twice', '$.data.reference', () =>
    doingTwiceAtOnce('$.data.reference', to('LV9Z-TWICE')),
  ),
  semantic(
    call,
    'lines that do not add up',
    ['$.data.lines', '$.data.lines[].amount', '$.data.totalAmount'],
    () => editing('$.data.lines[0].amount', plus(3)),
    { alsoAt: ['order.get'] },
  ),
])

const SYMBOL = '$.data.currencySymbol'
const ofEverySymbol = [...CONFIRMS, 'order.get'].map((call) =>
  semantic(call, 'another currency symbol than the quote’s', SYMBOL, () => editing(SYMBOL, to('US$'))),
)

const CODE = '$.data.passes[].code'
const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

/** Confirmed payments: the passes, visits and memberships that a visitor has paid for. */
export const paymentMutations: readonly Mutation[] = [
  ...ofEveryConfirm,
  ...ofEverySymbol,
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
    ofStatus,
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
    'a pass order declared as a lane’s',
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
]
