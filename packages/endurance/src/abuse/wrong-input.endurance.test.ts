import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useShop } from './shop.test-kit.ts'

const shop = useShop()
const VISITOR = '198.51.100.9'

const lead = { firstName: 'Mallory', lastName: 'Typo', email: 'mallory@example.com' }
const visit = { networkCode: 'LHR-FT-T5', visitDate: '2027-03-09', visitTime: '14:30', flightNumber: 'BA117' }
const laneOrder = { lead, passengers: [], expectedTotal: '11.00', currency: 'GBP', ...visit }
const passOrder = { lead, passengers: [], expectedTotal: '34.00', currency: 'GBP' }
const contact = {
  kind: 'contact',
  fullName: 'Mallory Typo',
  email: lead.email,
  region: 'Europe',
  service: 'Fast track',
  contactReason: 'Other',
  message: 'Hello.',
}
const form = '/customer/service/create'
const unseen = '\u202e\u2066'

/** What a visitor may type, and what a script may send. */
const wrong: readonly (readonly [what: string, path: string, body: object])[] = [
  ['a flight number of markup', '/cip/createOrder', { ...laneOrder, flightNumber: '<svg>' }],
  ['a flight number of zeros', '/cip/createOrder', { ...laneOrder, flightNumber: 'BA0000' }],
  ['a flight number of no carrier', '/cip/createOrder', { ...laneOrder, flightNumber: '117117' }],
  ['a pre-booking for no flight', '/loungePrebooking/createOrder', { ...laneOrder, flightNumber: '---' }],
  ['feedback without a visible character', form, { kind: 'feedback', message: unseen }],
  ['feedback of control characters', form, { kind: 'feedback', message: '\u0007\u200b' }],
  ['a full name without visible characters', form, { ...contact, fullName: unseen }],
  ['a full name of one character', form, { ...contact, fullName: `M${unseen}` }],
  ['a booking reference that nobody sees', form, { ...contact, bookingReference: unseen }],
  [
    'a name in another alphabet',
    '/lounge/createOrder',
    { ...passOrder, lead: { ...lead, firstName: '王小' } },
  ],
  ['half a character', form, { ...contact, message: 'Hello \ud800' }],
]

describe('wrong input', () => {
  it.each(wrong)(
    'such as %s is refused as the visitor’s own mistake, not as the provider’s',
    async (_what, path, body) => {
      const visitor = await shop.visitorFrom(VISITOR)
      const { status } = await visitor.post(path, body, randomUUID())
      expect(status).toBe(400)
    },
  )

  it('that only the provider can judge is a failure of the business', async () => {
    const visitor = await shop.visitorFrom(VISITOR)
    // 25 letters with a mark that becomes two when it is composed: 50 characters, then 75.
    const firstName = 'm\u0344'.repeat(25)
    const answer = await visitor.post(
      '/lounge/createOrder',
      { ...passOrder, lead: { ...lead, firstName } },
      randomUUID(),
    )
    expect(answer).toMatchObject({ status: 200, body: { state: 'failure', errorCode: 'NOT_AVAILABLE' } })
  })
})
