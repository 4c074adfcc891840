import { toDecimal } from '@layover/rules/money'
import { type Static, Type } from '@sinclair/typebox'
import type { Catalogue, PricedThing, ScheduledPrice } from '../../domain/catalogue.ts'
import { amount, formOrNothing, instant, oneWord, orNothing } from '../cells/columns.ts'
import { instantText } from './instant-text.ts'
import { minorOf } from './minor-of.ts'
import { currency } from './places.ts'

const kinds = ['WALK_UP', 'LOUNGE', 'LANE', 'PLAN'] as const satisfies PricedThing[]

export const PriceRow = Type.Object(
  {
    kind: oneWord(kinds, {
      description: 'What it is the price of; the walk-up pass is the same everywhere.',
    }),
    code: formOrNothing('[A-Za-z0-9][A-Za-z0-9._-]{0,63}', 'a code', {
      description: 'The lounge, the lane or the plan; empty for WALK_UP.',
    }),
    validFrom: orNothing(
      instant(''),
      'The instant from which it holds. One row of WALK_UP has none: it is the price until another begins.',
    ),
    currency: currency(),
    price: amount('One pass, one guest’s entry, one passenger, or the plan.'),
    prebookFee: orNothing(amount(''), 'Of LOUNGE alone: the pre-booking fee of one guest from then on.'),
    additionalVisitPrice: orNothing(amount(''), 'Of PLAN alone: each additional visit from then on.'),
  },
  {
    $id: 'prices',
    additionalProperties: false,
    description: 'The walk-up price, or a price that begins at an instant.',
  },
)
export type PriceRow = Static<typeof PriceRow>

export function priceOf(row: PriceRow & { validFrom: string }): ScheduledPrice {
  const minor = (text: string | null) => (text === null ? null : minorOf(text, row.currency))
  return {
    kind: row.kind,
    code: row.code,
    validFrom: new Date(row.validFrom).toISOString(),
    priceMinor: minorOf(row.price, row.currency),
    feeMinor: minor(row.prebookFee),
    additionalVisitPriceMinor: minor(row.additionalVisitPrice),
  }
}

/** The walk-up price first, then what begins later, as the catalogue has it. */
export function priceRows(catalogue: Catalogue): PriceRow[] {
  const { walkUp, prices } = catalogue
  const base: PriceRow = {
    kind: 'WALK_UP',
    code: '',
    validFrom: null,
    currency: walkUp.currency,
    price: toDecimal(walkUp.priceMinor, walkUp.currency),
    prebookFee: null,
    additionalVisitPrice: null,
  }
  const currencyOf = currencies(catalogue)
  const later = prices.map((each): PriceRow => {
    const own = currencyOf(each)
    const text = (minor: number | null) => (minor === null ? null : toDecimal(minor, own))
    return {
      kind: each.kind,
      code: each.code,
      validFrom: instantText(each.validFrom),
      currency: own,
      price: toDecimal(each.priceMinor, own),
      prebookFee: text(each.feeMinor),
      additionalVisitPrice: text(each.additionalVisitPriceMinor),
    }
  })
  return [base, ...later]
}

function currencies({ walkUp, lounges, lanes, plans }: Catalogue) {
  const byThing = new Map([
    ['WALK_UP:', walkUp.currency],
    ...lounges.map((each): [string, string] => [`LOUNGE:${each.loungeCode}`, each.currency]),
    ...lanes.map((each): [string, string] => [`LANE:${each.cipCode}`, each.currency]),
    ...plans.map((each): [string, string] => [`PLAN:${each.planId}`, each.currency]),
  ])
  return ({ kind, code }: ScheduledPrice): string => {
    const own = byThing.get(`${kind}:${code}`)
    if (own === undefined) throw new Error(`the price of ${kind} ${code} is of nothing in the catalogue`)
    return own
  }
}
