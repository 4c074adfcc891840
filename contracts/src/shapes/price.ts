import { type Static, Type } from '@sinclair/typebox'
import { closed } from './closed.ts'
import { DiscountCode, PassengerNumber, ProviderCode } from './codes.ts'
import { Currency, CurrencySymbol, Money } from './money.ts'

/** 1 percent, 2 fixed per order, 3 fixed per pass, 4 = 100 % for `couponValue` passes; others read 'Discount' (P119). */
export const CouponType = Type.Integer({ minimum: 0, maximum: 99 })

export const CouponValue = Type.String({
  pattern: '^\\d{1,10}(\\.\\d{1,3})?$',
  description:
    'Percent, money or passes, by couponType. A percentage is rounded half up to the minor unit, once for the whole order.',
})

/** The amounts of a quote (P115 to P119). `totalAmount` is what the card pays; no discount touches `prebookPrice`. */
export const Price = closed(
  {
    currency: Currency,
    currencySymbol: CurrencySymbol,
    totalAmount: Money,
    overNumTotalPrice: Money,
    prebookPrice: Money,
    discountFee: Money,
    couponType: Type.Optional(CouponType),
    couponValue: Type.Optional(CouponValue),
    couponDiscountFee: Money,
  },
  { $id: 'Price' },
)
export type Price = Static<typeof Price>

/** The request of a place's quote; `networkCode` is the lounge's or the lane's own code. */
export const PlaceQuote = closed({
  networkCode: ProviderCode,
  passengerNumber: PassengerNumber,
  discountCode: Type.Optional(DiscountCode),
})
