import { Type } from '@sinclair/typebox'
import { defineCall } from '../define-call.ts'
import { discountErrorCodes } from '../error-codes.ts'
import { closed } from '../shapes/closed.ts'
import { DiscountCode, ServiceType, SwitchToken } from '../shapes/codes.ts'
import { CouponType, CouponValue } from '../shapes/price.ts'

export const about = 'Discount codes.'

export const checkAvailable = defineCall({
  id: 'discount.checkAvailable',
  method: 'POST',
  path: '/discount/checkAvailable',
  tag: 'discount',
  summary: 'Whether a discount code can be used',
  description:
    'A usable code answers the switchToken that getPciParam requires; the errorCode of a refusal is its reason.',
  request: { body: closed({ code: DiscountCode, serviceType: ServiceType }) },
  data: closed(
    {
      switchToken: SwitchToken,
      couponType: Type.Optional(CouponType),
      couponValue: Type.Optional(CouponValue),
    },
    { $id: 'Discount' },
  ),
  agent: 'default',
  effect: 'read',
  limit: 'discount',
  errorCodes: discountErrorCodes,
  examples: [
    {
      name: 'a code with 20 % off',
      given: 'discount codes',
      request: { body: { code: 'LAYOVER20', serviceType: 'LOUNGE' } },
      reply: { data: { switchToken: 'sw.LAYOVER20', couponType: 1, couponValue: '20' } },
    },
    {
      name: 'a code that was used',
      given: 'discount codes',
      request: { body: { code: 'USED01', serviceType: 'LOUNGE' } },
      reply: { errorCode: '20001' },
    },
    {
      name: 'a code that does not exist',
      given: 'discount codes',
      request: { body: { code: 'NOSUCHCODE', serviceType: 'LOUNGE' } },
      reply: { errorCode: '20002' },
    },
  ],
})
