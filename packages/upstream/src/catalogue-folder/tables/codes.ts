import { type ServiceType, serviceTypes } from '@layover/contracts'
import { toDecimal } from '@layover/rules/money'
import { type Static, Type } from '@sinclair/typebox'
import type { CouponType, DiscountCode } from '../../domain/catalogue.ts'
import { form, formOrNothing, instant, list, oneWord, orNothing, whole } from '../cells/columns.ts'
import type { InColumns } from './in-columns.ts'
import { instantText } from './instant-text.ts'
import { minorOf } from './minor-of.ts'

/** The kinds of codes by the number that the contract has for each (P119). */
const kinds: Readonly<Record<CouponType, 'PERCENT' | 'PER_ORDER' | 'PER_PASS' | 'FREE_PASSES'>> = {
  1: 'PERCENT',
  2: 'PER_ORDER',
  3: 'PER_PASS',
  4: 'FREE_PASSES',
}
const couponTypes = [1, 2, 3, 4] as const satisfies CouponType[]

export const CodeRow = Type.Object(
  {
    code: form('^[A-Z0-9]{1,30}$', 'a code of 1 to 30 capital letters and digits', {
      description: 'What visitors type; case does not matter to them.',
    }),
    kind: oneWord(['PERCENT', 'PER_ORDER', 'PER_PASS', 'FREE_PASSES'], {
      description: 'Percent off, an amount off each order or each pass, or free passes.',
    }),
    value: form('^[0-9]{1,10}(\\.[0-9]{1,4})?$', 'a number', {
      description: 'Percent from 1 to 100, the amount in `currency`, or the number of passes.',
    }),
    currency: formOrNothing('[A-Z]{3}', 'a currency’s code, such as GBP', {
      description: 'Of PER_ORDER and PER_PASS alone, which reduce prices in this currency.',
    }),
    serviceTypes: list(oneWord(serviceTypes, { description: '' }), 4, 'What it can be used for.'),
    validFrom: instant('The instant from which it holds.'),
    validUntil: instant('The instant at which it ends.'),
    maxRedemptions: orNothing(
      whole(1, 1_000_000, { description: '' }),
      'Orders that may use it; empty: any number.',
    ),
    maxPerEmail: orNothing(
      whole(1, 1_000_000, { description: '' }),
      'Orders with one email address that may use it; empty: any number.',
    ),
    initialRedemptions: whole(0, 1_000_000, {
      description: 'Orders elsewhere that have used it, which count too.',
    }),
  },
  { $id: 'codes', additionalProperties: false, description: 'A discount code.' },
)
export type CodeRow = Static<typeof CodeRow>

function couponTypeOf(kind: CodeRow['kind']): CouponType {
  return couponTypes.find((each) => kinds[each] === kind) ?? 1
}

export function discountOf(row: CodeRow): DiscountCode {
  const { kind, value, currency, serviceTypes: types, validFrom, validUntil, ...same } = row
  return {
    ...same,
    couponType: couponTypeOf(kind),
    value: currency === '' ? Number(value) : minorOf(value, currency),
    currency: currency === '' ? null : currency,
    serviceTypes: serviceTypes.filter((each: ServiceType) => types.includes(each)),
    validFrom: new Date(validFrom).toISOString(),
    validUntil: new Date(validUntil).toISOString(),
  }
}

export function codeRow(discount: DiscountCode): CodeRow {
  const { couponType, value, currency, serviceTypes: types, validFrom, validUntil, ...same } = discount
  return {
    ...(same satisfies InColumns<typeof same, CodeRow>),
    kind: kinds[couponType],
    value: currency === null ? String(value) : toDecimal(value, currency),
    currency: currency ?? '',
    serviceTypes: serviceTypes.filter((each) => types.includes(each)),
    validFrom: instantText(validFrom),
    validUntil: instantText(validUntil),
  }
}
