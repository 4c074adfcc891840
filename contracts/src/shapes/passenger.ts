import { type Static, Type } from '@sinclair/typebox'
import { closed } from './closed.ts'
import { unicodeText } from './unicode-text.ts'

/** A Latin letter with its marks, a digit, or a sign of names. The form's rule (`packages/rules`) has the same pattern. */
const SIGN = "(?:(?=\\p{L})\\p{Script=Latin}\\p{Mn}*|[0-9\\-.'’/])"

const Name = unicodeText({
  minLength: 2,
  maxLength: 50,
  pattern: `^\\s*${SIGN}(?: *${SIGN})+\\s*$`,
  description: 'As on the passport; spaces around it do not count.',
})

export const Passenger = closed({ firstName: Name, lastName: Name }, { $id: 'Passenger' })
export type Passenger = Static<typeof Passenger>

const LOCAL_PART = "(?!\\.|[^@]*\\.[.@])[A-Za-z0-9!#$%&'*+/=?^_`{|}~.\\-]{1,64}"
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?'
const TOP_LEVEL = '(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9\\-]{0,58}[A-Za-z0-9])'

/** An address that mail can be sent to over the public internet. */
export const Email = Type.String({
  minLength: 6,
  maxLength: 254,
  pattern: `^${LOCAL_PART}@(?:${LABEL}\\.)+${TOP_LEVEL}$`,
})

/** Calling code without its plus, and the national digits (P93). */
export const Mobile = closed(
  { telAbbr: Type.String({ pattern: '^\\d{1,4}$' }), number: Type.String({ pattern: '^\\d{1,20}$' }) },
  { $id: 'Mobile' },
)

/** The buyer, first on the booking. */
export const Lead = closed(
  { firstName: Name, lastName: Name, email: Email, mobile: Type.Optional(Mobile) },
  { $id: 'Lead' },
)
export type Lead = Static<typeof Lead>
