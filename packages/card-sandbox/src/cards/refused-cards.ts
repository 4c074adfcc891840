import type { Brand } from './test-card.ts'

/** The result of looking up a number's first digits, where no payment follows. */
type LookupRefusal = keyof typeof lookupRefusals

/** A number that is never charged: the provider refuses its first digits already. */
type RefusedCard = { readonly number: string; readonly brand: Brand; readonly refusal: LookupRefusal }

/** The response of the client API, as the README describes it. */
export const lookupRefusals = {
  UNKNOWN_CARD_NUMBER: 'fault 210380, as for the first digits of every number outside both lists',
  BLOCKED_CARD_NUMBER: 'fault 210381',
  NOT_ALLOWED: 'a product with `isAllowedInContext` false',
} as const

/** Each begins with digits that no other number here begins with. All pass Luhn. */
export const refusedCards: readonly RefusedCard[] = [
  { number: '4380000000003808', brand: 'visa', refusal: 'UNKNOWN_CARD_NUMBER' },
  { number: '4381000000003815', brand: 'visa', refusal: 'BLOCKED_CARD_NUMBER' },
  { number: '4403000000004031', brand: 'visa', refusal: 'NOT_ALLOWED' },
]
