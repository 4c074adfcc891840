import { calls, describeValue } from '@layover/contracts'
import { claim, dataOf, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { World } from '../run/world.ts'
import { discountOf, isRoundedUp } from './discount-of.ts'
import { amountText, minorOf } from './money.ts'
import { type CodeKind, laned, type Priced, type Quoted, quote } from './quote.ts'

const NEVER = 'LAYOVER-NO-SUCH-CODE'

const types: Readonly<Record<CodeKind, number>> = {
  percent: 1,
  perOrder: 2,
  perPass: 3,
  freePasses: 4,
  allFree: 4,
}

/** A code, and the lanes that it may be tried at. */
interface Code {
  readonly code: string
  readonly lanes: World['lanes']
}

/** The effect of codes on the quotes of one service, and the answers to refused ones. */
export async function checkDiscounts(
  run: Run,
  thing: Priced,
  full: readonly Quoted[],
  { data: { discounts = {} }, lanes }: World,
): Promise<void> {
  const { codes = ['percent'], excludedCode } = thing
  await Promise.all([
    ...codes.map(async (kind) => {
      const code = discounts[kind]
      if (code !== undefined) return await checkCode(run, thing, full, { code, kind, lanes })
      const what = `a quote with a code that takes ${kind} off: needs discounts.${kind} in --data`
      for (const call of [thing.call.id, calls.discount.checkAvailable.id]) run.notes.untested(call, what)
    }),
    checkRefused(run, thing, NEVER, '20002'),
    checkRefused(run, thing, discounts.used, '20001', 'used'),
    checkRefused(run, thing, discounts.expired, '20005', 'expired'),
    excludedCode &&
      checkRefused(run, thing, discounts[excludedCode], 'DISCOUNT_NOT_APPLICABLE', excludedCode),
  ])
}

async function checkCode(
  run: Run,
  thing: Priced,
  full: readonly Quoted[],
  { code, kind, lanes }: Code & { readonly kind: CodeKind },
): Promise<void> {
  const { serviceType } = thing
  const check = await dataOf(run, calls.discount.checkAvailable, { body: { code, serviceType } })
  if (check !== undefined) {
    const { switchToken, couponType, couponValue } = check.data
    const rule = 'a usable code is answered with its switchToken'
    claim(run, check.at, switchToken !== '', {
      rule,
      path: '$.data.switchToken',
      expected: 'a token',
      got: switchToken,
    })
    const isType = couponType === undefined || couponType === types[kind]
    const is = { rule: 'a code names its discount', path: '$.data.couponType', got: couponType }
    claim(run, check.at, isType, { ...is, expected: String(types[kind]) })
    if (couponValue !== undefined && Number(couponValue) <= 0)
      claim(run, check.at, false, {
        ...is,
        path: '$.data.couponValue',
        expected: 'more than nothing',
        got: couponValue,
      })
  }
  const value = check?.data.couponValue
  await Promise.all(
    full.map(async (undiscounted) => {
      const quoted = await quote(run, thing, undiscounted.people, code)
      if (quoted !== undefined) checkOff(run, quoted, undiscounted, { type: types[kind], value })
    }),
  )
  if (kind === 'percent' && value !== undefined) await checkRounding(run, thing, full, { code, value, lanes })
}

/** The largest party that is asked for, where the network names none. */
const USUAL_PARTY = 9

/**
 * Looks for a price of which the percentage has to be rounded up (P120), where that of no quote so far is: another party's,
 * or another lane's. There may be none; rounding shows nowhere then, and the report says so.
 */
async function checkRounding(
  run: Run,
  thing: Priced,
  full: readonly Quoted[],
  { code, value, lanes }: Code & { readonly value: string },
): Promise<void> {
  const [first] = full
  if (first === undefined || full.some(({ over }) => isRoundedUp(over, value))) return
  for (const other of thing.serviceType === 'FASTTRACK' ? lanes.map(laned) : [thing]) {
    const { unitPrice, currency = first.price.currency, maxPeople = USUAL_PARTY } = other
    const unit = unitPrice === undefined ? first.over / first.people : minorOf(unitPrice, currency)
    const parties = Array.from({ length: maxPeople }, (_each, index) => index + 1)
    const people = parties.find((count) => unit !== undefined && isRoundedUp(count * unit, value))
    if (people === undefined) continue
    const [undiscounted, quoted] = await Promise.all([
      quote(run, other, people),
      quote(run, other, people, code),
    ])
    if (undiscounted && quoted) checkOff(run, quoted, undiscounted, { type: types.percent, value })
    return
  }
  const need = `a price of which ${Number(value)} % has to be rounded up`
  run.notes.untested(thing.call.id, `rounding of a percentage: needs ${need}`)
}

function checkOff(
  run: Run,
  { price, at, over, fee, coupon }: Quoted,
  full: Quoted,
  { type, value }: { readonly type: number; readonly value: string | undefined },
): void {
  const { couponType = type, couponValue = value } = price
  const label = 'a quote names the code’s own type and value'
  claim(run, at, couponType === type, {
    rule: label,
    path: '$.data.couponType',
    expected: String(type),
    got: couponType,
  })
  if (value !== undefined) {
    const isSame = Number(couponValue) === Number(value)
    claim(run, at, isSame, { rule: label, path: '$.data.couponValue', expected: value, got: couponValue })
  }
  const rule = 'no discount touches the pre-booking fee'
  claim(run, at, fee === full.fee, {
    rule,
    path: '$.data.prebookPrice',
    expected: describeValue(full.price.prebookPrice),
    got: price.prebookPrice,
  })
  const off = value === undefined ? undefined : discountOf({ type, value }, full)
  if (off === undefined) return
  const path = '$.data.couponDiscountFee'
  const expected = amountText(off, price.currency)
  claim(run, at, coupon === off, {
    rule: 'a code takes off its own discount',
    path,
    expected,
    got: price.couponDiscountFee,
  })
  const rest = type === 4 ? full.over - coupon : full.over
  const what = {
    rule: 'passes that a code does not cover are priced in full',
    path: '$.data.overNumTotalPrice',
  }
  claim(run, at, over === rest, {
    ...what,
    expected: amountText(rest, price.currency),
    got: price.overNumTotalPrice,
  })
}

async function checkRefused(
  run: Run,
  { call, serviceType, networkCode }: Priced,
  code: string | undefined,
  errorCode: string,
  name?: string,
): Promise<void> {
  const rule = 'a refused code has its error code, and is never a silent full price'
  const check = calls.discount.checkAvailable
  if (code === undefined) {
    const what = `a code that is refused with ${errorCode}: needs discounts.${name} in --data`
    for (const id of [call.id, check.id]) run.notes.untested(id, what)
    return
  }
  const place = networkCode === undefined ? {} : { networkCode }
  const body = { ...place, passengerNumber: 2, discountCode: code }
  await Promise.all([
    refusalOf(run, check, { body: { code, serviceType } }, { codes: [errorCode], rule }),
    refusalOf(run, call, { body }, { codes: [errorCode], rule }),
  ])
}
