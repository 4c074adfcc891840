import { Type } from '@sinclair/typebox'

/** Major units as decimal text, never a float: `"68.00"`. */
export const Money = Type.String({
  pattern: '^(0|[1-9]\\d{0,9})(\\.\\d{2,3})?$',
  description: 'Major units as decimal text, such as 68.00.',
})

/** As `Money`, and below zero where a line takes something off. */
export const SignedMoney = Type.String({
  pattern: '^-?(0|[1-9]\\d{0,9})(\\.\\d{2,3})?$',
  description: 'Major units as decimal text; negative where it takes something off.',
})

export const Currency = Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217 code.' })

export const CurrencySymbol = Type.String({ minLength: 1, maxLength: 8 })
