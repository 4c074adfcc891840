import { compileCheck } from '@layover/contracts'
import { type Static, type TProperties, Type } from '@sinclair/typebox'
import { readJson } from './read-json.ts'

const closed = <P extends TProperties>(properties: P, description: string) =>
  Type.Object(properties, { additionalProperties: false, description })
const code = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 64, description }))
const discount = (description: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 30, description }))
const tokens = (description: string) =>
  Type.Optional(
    Type.Array(Type.String({ pattern: '^[A-Za-z0-9_-]{16,256}$' }), {
      minItems: 1,
      maxItems: 50,
      description,
    }),
  )
const card = (description: string) => Type.Optional(Type.String({ pattern: '^\\d{12,19}$', description }))

/** The content of `--data`: the upstream's own ids and means that no read call returns. Every field is optional. */
export const CheckDataSchema = closed(
  {
    agentId: code('Agent of general calls; else layover.'),
    popularAgentId: code('Agent of the calls for what is popular; else layover-popular.'),
    airport: Type.Optional(
      Type.String({ pattern: '^[A-Z0-9]{3,4}$', description: 'An airport with a lounge.' }),
    ),
    lounge: code('A lounge that can be pre-booked and has free places.'),
    lane: Type.Optional(
      closed(
        { cipCode: Type.String({ minLength: 1 }), airportCode: Type.String({ minLength: 3 }) },
        'A fast-track lane that has free places.',
      ),
    ),
    plan: code('A membership plan.'),
    discounts: Type.Optional(
      closed(
        {
          percent: discount('Takes a percentage off (couponType 1); for every purchase.'),
          perOrder: discount('Takes an amount off an order (2); for walk-up passes.'),
          perPass: discount('Takes an amount off every pass (3); for walk-up passes.'),
          freePasses: discount('Makes some passes free (4); for walk-up passes.'),
          allFree: discount('Makes every pass free (4), so that an order of walk-up passes costs 0.00.'),
          once: discount('May be used once; the check uses it up.'),
          used: discount('Was used up: 20001.'),
          expired: discount('Has expired: 20005.'),
          notForPreBooking: discount('Is good, but not for pre-bookings: DISCOUNT_NOT_APPLICABLE.'),
        },
        'Discount codes by what they do.',
      ),
    ),
    payment: Type.Optional(
      closed(
        {
          tokens: tokens('Tokens of test cards that can be charged; they are used in turn.'),
          declinedTokens: tokens('Tokens of test cards that are declined.'),
          vaultUrl: Type.Optional(
            Type.String({
              pattern: '^https?://',
              description: 'Address of a card vault that makes tokens of test cards.',
            }),
          ),
          card: card('Number of a test card that can be charged; else 4242424242424242.'),
          declinedCard: card('Number of a test card that is declined.'),
        },
        'How test payments are made. Never put a real card here.',
      ),
    ),
    orders: Type.Optional(
      closed({ paying: code('Number of an order whose payment has no known outcome.') }, 'Orders in states.'),
    ),
    account: Type.Optional(
      closed(
        { account: Type.String({ minLength: 3 }), password: Type.String({ minLength: 1 }) },
        'A test account. The check requests its deletion.',
      ),
    ),
  },
  'The file of --data.',
)

export type CheckData = Static<typeof CheckDataSchema>

const check = compileCheck(CheckDataSchema)

/** Reads the file of `--data`. @returns the data, or one line on its fault, which repeats no value */
export function readDataFile(path: string): { readonly data: CheckData } | { readonly fault: string } {
  const read = readJson(path)
  if ('fault' in read) return { fault: `--data ${path}: ${read.fault}` }
  const [first, ...others] = check.violations(read.value)
  if (first === undefined) return { data: read.value as CheckData }
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  return { fault: `--data ${path}: ${first.path} expected ${first.expected}${more}` }
}
