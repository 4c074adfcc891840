import { exampleKey, rightPassword, wrongPassword } from './examples/accounts.ts'

/** One value of the examples that another backend may know under a name of its own. */
interface StateValue {
  /** The value in the examples and in the reference upstream's named states. */
  readonly example: string
  /** The request fields that it travels in. */
  readonly fields: readonly string[]
  /** A condition that the value must meet. */
  readonly holds: string
}

/**
 * The values of named states. Pact passes them as parameters of a state, and a backend may answer its own. Values that
 * belong to no state (names of travellers, a code that nobody knows) are the same for every backend.
 */
export const stateValues = {
  agentId: { example: 'layover', fields: ['agentId'], holds: 'the agent of general calls' },
  popularAgentId: {
    example: 'layover-popular',
    fields: ['agentId'],
    holds: 'the agent of popular airports, lounges and lanes',
  },
  keyword: { example: 'zur', fields: ['keyword'], holds: 'how the name of an airport or its city begins' },
  searchedAirport: { example: 'ZRH', fields: ['code'], holds: 'the code of any airport' },
  airportCode: {
    example: 'LHR',
    fields: ['airportCode'],
    holds: 'an airport that has lounges, and the lane of `cipCode`',
  },
  loungeCode: {
    example: 'LHR-HARRIER',
    fields: ['loungeCode', 'networkCode'],
    holds: 'a lounge that takes pre-bookings',
  },
  cipCode: {
    example: 'LHR-FT-T5',
    fields: ['cipCode', 'networkCode'],
    holds: 'a fast-track lane at `airportCode`',
  },
  planId: {
    example: 'LAYOVER-EXPLORER',
    fields: ['planId'],
    holds: 'a membership plan that takes two additional visits',
  },
  discountCode: {
    example: 'LAYOVER20',
    fields: ['discountCode', 'code'],
    holds: 'a code that takes something off lounge passes',
  },
  usedDiscountCode: { example: 'USED01', fields: ['code'], holds: 'a code that has been used' },
  expiredDiscountCode: { example: 'EXPIRED1', fields: ['discountCode'], holds: 'a code that has expired' },
  helpGroup: {
    example: 'fast-track',
    fields: ['type'],
    holds: 'a group of help topics with at most 20 questions',
  },
  helpWords: {
    example: 'ANOTHER lounge walk-up',
    fields: ['wd'],
    holds: 'words that some question or answer has',
  },
  visitDate: {
    example: '2027-03-09',
    fields: ['visitDate'],
    holds: 'a day on which lounge and lane have places, after every lead time',
  },
  visitTime: {
    example: '14:30',
    fields: ['visitTime'],
    holds: 'a time of that day with places at both',
  },
  closedTime: {
    example: '03:00',
    fields: ['visitTime'],
    holds: 'a time of that day at which no visit to either begins',
  },
  currency: { example: 'GBP', fields: ['currency'], holds: 'the currency of the total that comes with it' },
  passTotal: { example: '102.00', fields: ['expectedTotal'], holds: 'what three walk-up passes cost' },
  laneTotal: { example: '11.00', fields: ['expectedTotal'], holds: 'what the lane costs for one' },
  preBookingTotal: {
    example: '40.00',
    fields: ['expectedTotal'],
    holds: 'what the lounge costs for one, with the pre-booking fee',
  },
  membershipTotal: {
    example: '228.00',
    fields: ['expectedTotal'],
    holds: 'what the plan costs with two additional visits',
  },
  holdId: {
    example: 'hold-7Q2M4T9X',
    fields: ['holdId'],
    holds: 'in `place held` the hold of one place at the lounge, elsewhere one that is over',
  },
  orderNo: {
    example: 'LV-4T2M8Q6W9K3XH5RB7NPD',
    fields: ['orderNo', 'replaces'],
    holds: 'the number of the order that the state speaks of',
  },
  reference: { example: 'LV7K-29QD', fields: ['reference'], holds: 'the reference of that order' },
  orderKey: {
    example: 'pIiXvdHGBWQaBVVP5fouho_y4qIeDn',
    fields: ['key'],
    holds: 'the key that opens it',
  },
  passNumber: {
    example: 'LV7K-29QD-1',
    fields: ['passNumber'],
    holds: 'the number of the first pass of that order',
  },
  passKey: {
    example: 'yJmSnjG863Wk-HmLPhYy22MimG7l4j',
    fields: ['key'],
    holds: 'the key that opens that pass',
  },
  paymentToken: {
    example: 'tok_5Jw8Zq2LmX4vR7nT',
    fields: ['token'],
    holds: 'a token of the card vault that can be charged',
  },
  account: { example: 'amelia@example.com', fields: ['account'], holds: 'the email of an account' },
  membershipNumber: {
    example: 'lm 4821 773 062',
    fields: ['account'],
    holds: 'the membership number of the same account, as people write it',
  },
  keyId: { example: exampleKey.keyId, fields: ['keyId'], holds: 'the id of the encryption key in force' },
  password: {
    example: rightPassword,
    fields: ['password'],
    holds: 'that account’s password, encrypted under the key (RSA-OAEP-256, base64)',
  },
  wrongPassword: {
    example: wrongPassword,
    fields: ['password'],
    holds: 'some other password, encrypted under the key',
  },
} as const satisfies Record<string, StateValue>

export type StateValueName = keyof typeof stateValues
