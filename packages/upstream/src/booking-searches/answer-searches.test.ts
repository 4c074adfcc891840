import { DAY_MS } from '@layover/rules/durations'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sentMails, startMailingUpstream } from '../confirmation/confirmation.test-kit.ts'
import { confirm, createOrder, keyed, lead, token } from '../orders/orders.test-kit.ts'
import { now, ordered, slotOrder } from '../slots/slots.test-kit.ts'
import type { Upstream } from '../upstream.test-kit.ts'
import { answered, bought, found } from './booking-searches.test-kit.ts'

const { email } = lead

let upstream: Upstream

beforeAll(async () => {
  upstream = await startMailingUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  await upstream.store.forgetPeople()
  upstream.clock.now = now
})

const later = (ms: number) => {
  upstream.clock.now = new Date(upstream.clock.now.getTime() + ms)
}
const search = async (body: object) => await upstream.call('/order/find', body)

describe('a search by email address alone', () => {
  it('mails the links of its bookings to the address of the order, in text and HTML that say the same', async () => {
    const { reference, key } = await bought(upstream, { lead: { ...lead, email: 'Amelia@Example.com' } })
    const [mail, ...others] = await found(upstream, { email: 'aMELIA@example.COM' })
    expect(others).toEqual([])
    expect([mail?.to, mail?.replyTo, mail?.subject]).toEqual([
      'Amelia@Example.com',
      'desk@layover.test',
      'Your Layover booking',
    ])
    const link = `https://shop.example/lounge/buypass/success?ref=${reference}#k=${key}`
    expect(mail?.text).toContain(`Your lounge pass: ${reference}`)
    expect(mail?.text).toContain(link)
    expect(mail?.html).toContain(`Your lounge pass: ${reference}`)
    expect(mail?.html).toContain(`href="${link}"`)
    expect(mail?.html?.match(/(?:src|background)="|<link|<script|@import|url\(/g)).toBeNull()
  })

  it('lists the ten latest that are paid and valid, a visit with its place and time', async () => {
    for (let count = 0; count < 11; count += 1) {
      await bought(upstream)
      later(1_000)
    }
    const oldest = await createOrder(upstream)
    const visit = await ordered(upstream, '/cip/createOrder', slotOrder())
    await upstream.call('/cip/confirmPaymentOrder', { ...keyed(visit), payment: token })
    await sentMails(upstream)
    const [mail] = await found(upstream, { email })
    expect(mail?.subject).toBe('Your Layover bookings')
    expect(mail?.text.match(/Open this booking:/g)).toHaveLength(10)
    expect(mail?.text).toContain('When: Wed 25 Nov 2026, 14:30 (London time)')
    const unpaid = await upstream.store.read.orders.find(oldest)
    expect(mail?.text).not.toContain(String(unpaid?.reference))
  })

  it('names nobody, since it proves nothing about its sender', async () => {
    await bought(upstream, { passengers: [{ firstName: 'José', lastName: 'Núñez' }], expectedTotal: '68.00' })
    const [mail] = await found(upstream, { email })
    for (const text of [mail?.text, mail?.html]) expect(text).not.toMatch(/Amelia|Hart|José|Núñez/)
  })

  it('leaves out what is over, which its reference still finds', async () => {
    const { reference } = await bought(upstream)
    later(367 * DAY_MS)
    expect(await found(upstream, { email })).toEqual([])
    expect(await found(upstream, { email, reference })).toHaveLength(1)
  })
})

describe('a search by reference and address', () => {
  it.each([
    ['as it was given', (text: string) => text],
    ['without its hyphen', (text: string) => text.replace('-', '')],
  ])('finds that booking alone, %s', async (_how, written) => {
    const first = await bought(upstream)
    const second = await bought(upstream)
    const [mail] = await found(upstream, { email, reference: written(first.reference) })
    expect(mail?.text).toContain(first.reference)
    expect(mail?.text).not.toContain(second.reference)
  })

  it('mails nobody where the reference is another mailbox’s, not even that one', async () => {
    const { reference } = await bought(upstream)
    expect(await found(upstream, { email: 'stranger@example.com', reference })).toEqual([])
    expect(await found(upstream, { email, reference: 'LVZZ-ZZZZ' })).toEqual([])
  })
})

describe('a search', () => {
  it('of an order that is not paid, or whose people were erased, mails nobody', async () => {
    await createOrder(upstream)
    expect(await found(upstream, { email })).toEqual([])
    const { orderNo, reference } = await bought(upstream)
    await search({ email })
    expect(await answered(upstream)).toEqual(['mailed'])
    await upstream.store.transaction(async ({ orderPeople }) => await orderPeople.empty([orderNo], now))
    expect(await sentMails(upstream), 'erased after it was found').toEqual([])
    expect(await found(upstream, { email })).toEqual([])
    expect(await found(upstream, { email, reference })).toEqual([])
  })

  it('is deleted as it is answered, found or not, and answered once by two servers', async () => {
    await bought(upstream)
    await search({ email })
    await search({ email: 'nobody@example.com' })
    const [one, other] = await Promise.all([answered(upstream), answered(upstream)])
    expect([...one, ...other].sort()).toEqual(['mailed', 'nothing'])
    expect(await answered(upstream)).toEqual([])
  })

  it('mails one mailbox three times an hour and ten times a day, and answers the next one alike', async () => {
    await bought(upstream)
    const results = []
    for (let hour = 0; hour < 4; hour += 1) {
      for (let count = 0; count < 4; count += 1)
        expect(await search({ email })).toEqual({ state: '11', data: { mailsFound: true } })
      results.push(await answered(upstream))
      later(60 * 60_000)
    }
    const three = ['mailed', 'mailed', 'mailed', 'limited']
    expect(results).toEqual([three, three, three, ['mailed', 'limited', 'limited', 'limited']])
    expect(await sentMails(upstream)).toHaveLength(10)
    later(DAY_MS)
    expect(await found(upstream, { email })).toHaveLength(1)
  })

  it('by a reference reaches its mailbox when strangers, who know the address alone, have used up its limit', async () => {
    const { reference } = await bought(upstream)
    for (let hour = 0; hour < 4; hour += 1) {
      for (let count = 0; count < 4; count += 1) await search({ email })
      await answered(upstream)
      later(60 * 60_000)
    }
    await search({ email })
    expect(await answered(upstream)).toEqual(['limited'])
    await sentMails(upstream)
    const [mail] = await found(upstream, { email, reference })
    expect(mail?.text).toContain(reference)
  })

  it('by a reference mails that booking three times an hour and ten times a day, however it is written', async () => {
    const { reference } = await bought(upstream)
    const other = await bought(upstream)
    const spelt = [reference, reference.replace('-', ''), reference, reference]
    const results = []
    for (let hour = 0; hour < 4; hour += 1) {
      for (const text of spelt)
        expect(await search({ email, reference: text })).toEqual({ state: '11', data: { mailsFound: true } })
      results.push(await answered(upstream))
      later(60 * 60_000)
    }
    const three = ['mailed', 'mailed', 'mailed', 'limited']
    expect(results).toEqual([three, three, three, ['mailed', 'limited', 'limited', 'limited']])
    await sentMails(upstream)
    expect(await found(upstream, { email, reference: other.reference })).toHaveLength(1)
    expect(await found(upstream, { email })).toHaveLength(1)
  })

  it('by references mails one mailbox thirty times a day, however many bookings are in its name', async () => {
    const references = []
    for (let count = 0; count < 12; count += 1) references.push((await bought(upstream)).reference)
    for (const reference of references)
      for (let count = 0; count < 3; count += 1) await search({ email, reference })
    const results = await answered(upstream)
    expect(results.filter((result) => result === 'mailed')).toHaveLength(30)
  })

  it('that finds nothing takes nothing from the limit of the mailbox', async () => {
    await bought(upstream)
    for (let count = 0; count < 20; count += 1) await search({ email, reference: 'LVZZ-ZZZZ' })
    await answered(upstream)
    expect(await found(upstream, { email })).toHaveLength(1)
  })

  it('shows its address in no log', async () => {
    upstream.logs.length = 0
    const { orderNo } = await bought(upstream)
    await found(upstream, { email })
    for (const secret of ['amelia', orderNo])
      expect(upstream.logs.join('').toLowerCase()).not.toContain(secret)
  })
})

it('a mail whose server fails is sent again, and counts once', async () => {
  await confirm(upstream, await createOrder(upstream))
  await sentMails(upstream)
  await search({ email })
  expect(await answered(upstream)).toEqual(['mailed'])
  await upstream.store.read.mails.claimDue(
    upstream.clock.now,
    new Date(upstream.clock.now.getTime() + 60_000),
  )
  expect(await sentMails(upstream)).toEqual([])
  later(60_000)
  expect(await sentMails(upstream)).toHaveLength(1)
})
