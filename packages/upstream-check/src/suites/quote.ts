import { calls, type ServiceType } from '@layover/contracts'
import type { Exchange, Good } from '../run/answer.ts'
import { claim, dataOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { LaneDetail, Price, World } from '../run/world.ts'
import { amountText, checkAmount } from './money.ts'

/** A kind of discount code, by its name in `--data`. */
export type CodeKind = 'percent' | 'perOrder' | 'perPass' | 'freePasses' | 'allFree'

/** Something that is priced by the head: walk-up passes, a lounge's held places, a lane. */
export interface Priced {
  readonly call: typeof calls.lounge.calculateLoungePrice | typeof calls.cip.calculatePrice
  readonly serviceType: ServiceType
  readonly networkCode?: string
  /** The codes that it is quoted with, by default one for a percentage, and one that is not for it. */
  readonly codes?: readonly CodeKind[]
  readonly excludedCode?: 'notForPreBooking'
  /** Prices from other calls, as decimal text. */
  readonly unitPrice?: string
  readonly feeEach?: string
  readonly currency?: string
  /** The largest party that may come at once, where the network says so. */
  readonly maxPeople?: number
}

/** A quote in minor units. */
export interface Quoted {
  readonly people: number
  readonly price: Price
  readonly at: Exchange
  readonly total: number
  readonly over: number
  readonly fee: number
  readonly discount: number
  readonly coupon: number
}

/** Everything with a quote here, with the prices of lists and details. */
export function pricedThings({ lounge, lane, commonPrice }: World): Priced[] {
  const common = commonPrice?.data
  return [
    {
      call: calls.lounge.calculateLoungePrice,
      serviceType: 'LOUNGE',
      codes: ['percent', 'perOrder', 'perPass', 'freePasses', 'allFree'],
      feeEach: '0.00',
      ...(common && { unitPrice: common.price, currency: common.currency }),
    },
    ...(lounge ? [preBooked(lounge)] : []),
    ...(lane ? [laned(lane)] : []),
  ]
}

function preBooked({
  loungeCode,
  prebookPrice,
  currency,
  maxBookingNum: maxPeople,
}: NonNullable<World['lounge']>): Priced {
  const call = calls.loungePrebooking.calculatePrice as Priced['call']
  return {
    call,
    serviceType: 'PREBOOK',
    networkCode: loungeCode,
    excludedCode: 'notForPreBooking',
    feeEach: prebookPrice,
    maxPeople,
    ...(currency && { currency }),
  }
}

export function laned({ cipCode, price, currency, maxBookingNum: maxPeople }: LaneDetail): Priced {
  return {
    call: calls.cip.calculatePrice,
    serviceType: 'FASTTRACK',
    networkCode: cipCode,
    unitPrice: price,
    currency,
    maxPeople,
  }
}

/** Fetches a quote and checks its sums (P115 to P119); undefined without a readable one. */
export async function quote(
  run: Run,
  thing: Priced,
  people: number,
  discountCode?: string,
): Promise<Quoted | undefined> {
  const { networkCode } = thing
  const body = {
    passengerNumber: people,
    ...(networkCode !== undefined && { networkCode }),
    ...(discountCode !== undefined && { discountCode }),
  }
  const answer = await dataOf(run, thing.call, { body })
  return answer && readQuote(run, answer, { people, hasCode: discountCode !== undefined })
}

function readQuote(
  run: Run,
  { data: price, at }: Good<Price>,
  { people, hasCode }: { readonly people: number; readonly hasCode: boolean },
): Quoted | undefined {
  const read = (
    name: 'totalAmount' | 'overNumTotalPrice' | 'prebookPrice' | 'discountFee' | 'couponDiscountFee',
  ) => checkAmount(run, { at, path: '$.data' }, name, price[name], price.currency)
  const [total, over, fee, discount, coupon] = [
    read('totalAmount'),
    read('overNumTotalPrice'),
    read('prebookPrice'),
    read('discountFee'),
    read('couponDiscountFee'),
  ]
  if (total === undefined || over === undefined || fee === undefined) return undefined
  if (discount === undefined || coupon === undefined) return undefined
  const quoted = { people, price, at, total, over, fee, discount, coupon }
  const isFree = price.couponType === 4
  const sum = over + fee - (isFree ? 0 : discount)
  const parts = `overNumTotalPrice + prebookPrice${isFree ? '' : ' - discountFee'}`
  const expected = `${parts}, which is ${amountText(sum, price.currency)}`
  // Without a couponType it is unknown whether overNumTotalPrice contains the free passes.
  const isUntold = hasCode && price.couponType === undefined && total === over + fee
  claim(run, at, total === sum || isUntold, {
    rule: 'prices add up',
    path: '$.data.totalAmount',
    expected,
    got: price.totalAmount,
  })
  const path = '$.data.couponDiscountFee'
  const most = `at most the discountFee of ${price.discountFee}`
  claim(run, at, coupon <= discount, {
    rule: 'a coupon’s part is within the whole discount',
    path,
    expected: most,
    got: price.couponDiscountFee,
  })
  return quoted
}
