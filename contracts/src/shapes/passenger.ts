import { type Static, Type } from '@sinclair/typebox'
import { closed } from './closed.ts'

const Name = Type.String({ minLength: 1, maxLength: 50, description: 'As on the passport (ruling 23).' })

export const Passenger = closed({ firstName: Name, lastName: Name }, { $id: 'Passenger' })
export type Passenger = Static<typeof Passenger>

export const Email = Type.String({ minLength: 3, maxLength: 254, pattern: '^[^@\\s]{1,64}@[^@\\s]{1,189}$' })

/** Calling code without its plus, and the national digits (spec §5). */
export const Mobile = closed(
  { telAbbr: Type.String({ pattern: '^\\d{1,4}$' }), number: Type.String({ pattern: '^\\d{1,20}$' }) },
  { $id: 'Mobile' },
)

/** Who buys and is first on the booking. */
export const Lead = closed(
  { firstName: Name, lastName: Name, email: Email, mobile: Type.Optional(Mobile) },
  { $id: 'Lead' },
)
export type Lead = Static<typeof Lead>
