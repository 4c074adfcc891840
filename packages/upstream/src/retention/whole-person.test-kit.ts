import { expect } from 'vitest'
import { confirm, createOrder, token } from '../orders/orders.test-kit.ts'
import { ordered, slotOrder } from '../slots/slots.test-kit.ts'
import type { Upstream } from '../upstream.test-kit.ts'
import { sentForm } from './retention.test-kit.ts'

const email = 'Zephyrine@Quill.example'
const mobile = { telAbbr: '44', number: '7911123456' }
const lead = { firstName: 'Zephyrine', lastName: 'Quillfeather', email, mobile }

/** What names this person, in small letters: names, address, mobile number and flight. */
export const personal = ['zephyrine', 'quillfeather', 'quill.example', mobile.number, 'zq117']

const account = {
  email: email.toLowerCase(),
  full_name: 'Zephyrine Quillfeather',
  password_hash: '$scrypt$ln=4,r=8,p=3$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  membership_status: 'ACTIVE',
  deletion_date: null,
} as const

/**
 * Does in the shop whatever leaves a trace: an account, a paid pass, a paid visit, an order that is never paid, the
 * account's membership, and two forms, one of them somebody else's.
 */
export async function leaveTraces(upstream: Upstream): Promise<void> {
  const { store, clock, call } = upstream
  await createOrder(upstream, { lead })
  expect((await confirm(upstream, await createOrder(upstream, { lead }))).data?.status).toBe('PAID')
  const visit = await ordered(upstream, '/cip/createOrder', slotOrder({ lead, flightNumber: 'ZQ117' }))
  const visited = await call('/cip/confirmPaymentOrder', { orderNo: visit, payment: token })
  expect(visited.data?.status).toBe('PAID')
  const membership_number = await boughtMembership(upstream)
  await store.read.accounts.insertMissing({ ...account, membership_number, created_at: clock.now })
  await sentForm(upstream, contactForm)
  await sentForm(upstream, { kind: 'feedback', email: 'friend@example.com', message: `Ask ${email}.` })
}

async function boughtMembership({ call }: Upstream): Promise<string> {
  const plan = { planId: 'LAYOVER-EXPLORER', additionalVisits: 2, email, expectedTotal: '228.00' }
  const orderNo = (await call('/purchasemembership/createOrder', plan)).data?.orderNo
  const { data } = await call('/purchasemembership/confirmPayment', { orderNo, payment: token })
  expect(data?.status).toBe('PAID')
  return String(data?.membershipNumber).replaceAll('-', '')
}

const contactForm = {
  kind: 'contact',
  fullName: 'Zephyrine Quillfeather',
  email,
  mobile,
  region: 'Europe',
  service: 'Others',
  contactReason: 'Other',
  message: 'Hello from Zephyrine.',
}
