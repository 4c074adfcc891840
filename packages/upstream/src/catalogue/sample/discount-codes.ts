import { serviceTypes } from '@layover/contracts'
import type { DiscountCode } from '../../domain/catalogue.ts'

const fromTheStart = '2026-01-01T00:00:00Z'
const farAhead = '2036-01-01T00:00:00Z'

/** Orders of one email address with a code that can make them free: more than any visitor tries, and no flood. */
const FREE_ORDERS = 20

/** The fields that most codes share: no currency, every purchase, valid now, no limit. */
const usual = {
  currency: null,
  serviceTypes,
  validFrom: fromTheStart,
  validUntil: farAhead,
  maxRedemptions: null,
  maxPerEmail: null,
  initialRedemptions: 0,
} as const

/** A published code, with a sentence for the README's table. */
type SampleCode = DiscountCode & { purpose: string }

const codes: readonly SampleCode[] = [
  { ...usual, code: 'LAYOVER20', couponType: 1, value: 20, purpose: '20 % off any purchase' },
  {
    ...usual,
    code: 'WELCOME10',
    couponType: 1,
    value: 10,
    serviceTypes: ['LOUNGE'],
    purpose: '10 % off walk-up passes; refused for any other purchase',
  },
  {
    ...usual,
    code: 'TENOFF',
    couponType: 2,
    value: 1000,
    currency: 'GBP',
    serviceTypes: ['LOUNGE', 'MEMBERSHIP'],
    purpose: '£10 off an order',
  },
  {
    ...usual,
    code: 'FIVEEACH',
    couponType: 3,
    value: 500,
    currency: 'GBP',
    serviceTypes: ['LOUNGE'],
    purpose: '£5 off every walk-up pass',
  },
  {
    ...usual,
    code: 'TWOFREE',
    couponType: 4,
    value: 2,
    serviceTypes: ['LOUNGE', 'PREBOOK', 'FASTTRACK'],
    maxPerEmail: FREE_ORDERS,
    purpose: `two passes free, the others at full price; ${FREE_ORDERS} orders with each email address`,
  },
  {
    ...usual,
    code: 'ALLFREE',
    couponType: 4,
    value: 99,
    serviceTypes: ['LOUNGE', 'PREBOOK', 'FASTTRACK'],
    maxPerEmail: FREE_ORDERS,
    purpose: `every pass free: a walk-up order of 0.00, which needs no card; ${FREE_ORDERS} orders with each email address`,
  },
  {
    ...usual,
    code: 'ONCE15',
    couponType: 1,
    value: 15,
    maxRedemptions: 1,
    purpose: '15 % off, for the first order that is paid with it',
  },
  {
    ...usual,
    code: 'ONEEACH',
    couponType: 1,
    value: 25,
    maxPerEmail: 1,
    purpose: '25 % off, for one paid order with each email address',
  },
  {
    ...usual,
    code: 'USED01',
    couponType: 1,
    value: 15,
    maxRedemptions: 1,
    initialRedemptions: 1,
    purpose: 'already used (20001)',
  },
  {
    ...usual,
    code: 'EXPIRED1',
    couponType: 1,
    value: 20,
    validFrom: '2024-01-01T00:00:00Z',
    validUntil: '2025-01-01T00:00:00Z',
    purpose: 'expired (20005)',
  },
]

/** One code for every outcome of a discount check; any other code is not valid (20002). */
export function discountCodes(): readonly SampleCode[] {
  return codes
}
