/**
 * The named states of the provider: development data, Pact provider states and browser fixtures are these and no
 * others. The reference upstream implements every name in `packages/upstream/src/states`.
 */
export const stateNames = {
  catalogue: 'airports, lounges, lanes, plans, help and legal texts are there',
  'discount codes': 'the catalogue, and one discount code for every outcome',
  'pass order created': 'a lounge pass order that waits for its payment',
  'pass order paid': 'a lounge pass order that was paid, with its passes',
  'pass order paying': 'a lounge pass order whose payment has no known outcome yet',
  'slots available': 'the catalogue, with places to book at every lounge and lane',
  'place held': 'a place at a lounge that is held and not ordered yet',
  'lane order created': 'a fast-track order that waits for its payment',
  'pre-booking order created': 'a pre-booking that waits for its payment',
  'membership order created': 'a membership order that waits for its payment',
  'accounts to delete': 'accounts whose passwords are known',
  'too many passwords tried': 'the same accounts, and too many wrong passwords for the first of them',
  'too many forms sent': 'as many forms of amelia@example.com as an hour allows',
} as const

export type StateName = keyof typeof stateNames
