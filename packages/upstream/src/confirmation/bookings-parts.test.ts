import { expect, it } from 'vitest'
import { bookingsParts } from './bookings-parts.ts'
import { letterText } from './letter-text.ts'

it('a found membership has its number, visits and last day, and no activation code', () => {
  const order = {
    orderNo: 'LV-4T2M8Q6W9K3XH5RB7NPD',
    status: 'PAID' as const,
    reference: 'LV7K-29QD',
    leadName: '',
    lines: [],
    totalAmount: '228.00',
    currency: 'GBP',
    currencySymbol: '£',
    planName: 'Explorer',
    visits: 8,
    membershipNumber: 'LM-4829-137-750',
    activationCode: '7K2M-Q9XD-R4TW',
    validUntil: '2027-11-20',
  }
  const text = letterText(
    bookingsParts(
      'Your Layover booking',
      [{ order, service: 'MEMBERSHIP', url: undefined }],
      'desk@layover.test',
    ),
  )
  expect(text).toContain(
    'Plan: Explorer\nVisits: 8\nMembership number: LM-4829-137-750\nValid until: 20 Nov 2027',
  )
  expect(text).not.toContain(order.activationCode)
})
