import { type Static, Type } from '@sinclair/typebox'
import { oneOf } from './closed.ts'

export const AgentId = Type.String({
  pattern: '^[A-Za-z0-9_-]{1,64}$',
  description: 'The reseller in whose name a call is made. The gateway adds it where it is absent.',
})

export const AirportCode = Type.String({ pattern: '^[A-Z0-9]{3,4}$', description: 'IATA code, such as ZRH.' })

/** Lounges, lanes and plans: the provider's own codes, opaque to the shop. */
export const ProviderCode = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$' })

export const DiscountCode = Type.String({
  minLength: 1,
  maxLength: 30,
  description: 'At most 30 characters.',
})

/** An HMAC of the upstream's: at least 128 bits, base64url, never guessable and never in a query string. */
export const SecretKey = Type.String({ pattern: '^[A-Za-z0-9_-]{22,86}$' })

/** Proves that an order's number came from its createOrder call, since numbers turn up in places that keys do not (P404). */
export const StatusKey = Type.String({
  ...SecretKey,
  description: 'Given by createOrder, and by nothing else; left out where an upstream gives none.',
})

/** Empty where no discount was checked (P133). */
export const SwitchToken = Type.String({ maxLength: 256, pattern: '^[A-Za-z0-9._-]*$' })

export const OrderNo = Type.String({
  pattern: '^[A-Z0-9-]{8,40}$',
  description: 'Unguessable; its holder may pay the order. A paid one opens to a key alone.',
})

export const Reference = Type.String({
  pattern: '^[A-Z0-9-]{4,24}$',
  description: 'What a visitor reads to the desk.',
})

export const Label = Type.String({ maxLength: 200 })

/** The language that the shop speaks (P252). */
export const LANGUAGE = 'en-US'

export const Language = Type.String({
  pattern: '^[a-z]{2}(-[A-Z]{2})?$',
  description: `${LANGUAGE} if absent.`,
})

export const PassengerNumber = Type.Integer({ minimum: 1, maximum: 99 })

/** Which purchase something is of or for (P260). */
export const serviceTypes = ['LOUNGE', 'PREBOOK', 'FASTTRACK', 'MEMBERSHIP'] as const

export const ServiceType = oneOf(serviceTypes)
export type ServiceType = Static<typeof ServiceType>
