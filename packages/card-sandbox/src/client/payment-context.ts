import { Type } from '@sinclair/typebox'

export const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' })
export const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$' })
