import { decode } from 'fast-png'
import { encode } from 'uqr'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirm, createOrder, keyed, recoverySide, token } from '../orders/orders.test-kit.ts'
import { recoverPayments } from '../orders/pay/recover-payments.ts'
import { now, ordered, slotOrder } from '../slots/slots.test-kit.ts'
import type { Upstream } from '../upstream.test-kit.ts'
import { sentMails, startMailingUpstream } from './confirmation.test-kit.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startMailingUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  await upstream.store.forgetPeople()
  upstream.clock.now = now
})

/** The modules of a code, read back from the pixels of its picture; the quiet zone is part of it. */
function modulesOf(png: Buffer): boolean[][] {
  const { width, data } = decode(png)
  const code = (at: number) => Number(data[at]) < 128
  const first = Array.from({ length: width }, (_, at) => at).find((at) => code(at * width + at)) ?? 0
  const pixels = first / 4
  return Array.from({ length: width / pixels }, (_, y) =>
    Array.from({ length: width / pixels }, (_, x) => code(y * pixels * width + x * pixels)),
  )
}

describe('a paid pass', () => {
  it('is confirmed once, to its lead, in text and HTML that say the same, however often payment is repeated', async () => {
    const orderNo = await createOrder(upstream, {
      passengers: [{ firstName: 'José', lastName: 'Núñez' }],
      expectedTotal: '68.00',
    })
    const paid = await confirm(upstream, orderNo)
    await confirm(upstream, orderNo)
    expect(paid.data).toMatchObject({ status: 'PAID', mailsConfirmation: true })
    const mails = await sentMails(upstream)
    expect(mails).toHaveLength(1)
    const [{ to, replyTo, subject, text, html = '', images = [] } = expect.fail('no mail')] = mails
    expect([to, replyTo]).toEqual(['amelia@example.com', 'desk@layover.test'])
    const { reference, key, passes } = paid.data as { reference: string; key: string; passes: Pass[] }
    expect(subject).toBe(`Your lounge pass: ${reference}`)
    for (const said of [
      reference,
      'Amelia Hart',
      'José Núñez',
      '£68.00',
      ...passes.map(({ number }) => number),
    ]) {
      expect(text).toContain(said)
      expect(html).toContain(said)
    }
    const link = `https://shop.example/lounge/buypass/success?ref=${reference}#k=${key}`
    expect(text).toContain(link)
    expect(html).toContain(`href="${link}"`)
    expect(images.map(({ png }) => modulesOf(png))).toEqual(
      passes.map(({ code }) => encode(code, { ecc: 'M', border: 4 }).data),
    )
    for (const { name } of images) expect(html).toContain(`src="cid:${name}"`)
    expect(html).not.toMatch(/<table[^>]*><\/table>/)
    expect(text).toContain('Each lounge has its own rules.')
    expect(await sentMails(upstream)).toEqual([])
  })

  it('that costs nothing is confirmed too', async () => {
    const orderNo = await createOrder(upstream, { discountCode: 'ALLFREE', expectedTotal: '0.00' })
    await confirm(upstream, orderNo, { method: 'none' })
    const [mail] = await sentMails(upstream)
    expect(mail?.text).toContain('£0.00')
    expect(mail?.text).not.toContain('Card:')
  })

  it('has a receipt with number, seller, date, discount, total, currency and card, and no other digits of it', async () => {
    const orderNo = await createOrder(upstream, { discountCode: 'LAYOVER20', expectedTotal: '27.20' })
    const { data } = await confirm(upstream, orderNo)
    const [mail] = await sentMails(upstream)
    const [, receipt] = mail?.text.split('Receipt\n-------\n\n') ?? []
    expect(receipt?.split('\n\n')[0]?.split('\n')).toEqual([
      `Receipt number: ${data?.reference}`,
      'Sold by: Layover',
      expect.stringMatching(/^Paid: \w{3} \d{1,2} \w{3} \d{4}, \d\d:\d\d \(UTC\)$/),
      'Lounge pass: £34.00',
      'Discount LAYOVER20: −£6.80',
      'Total: £27.20 GBP',
      'Card: Visa ending in 4242',
    ])
  })

  it('whose card the provider does not name has a receipt without it', async () => {
    const { card } = upstream.provider
    upstream.provider.card = undefined
    const { data } = await confirm(upstream, await createOrder(upstream))
    upstream.provider.card = card
    expect(data).not.toHaveProperty('card')
    const [mail] = await sentMails(upstream)
    expect(mail?.text).toContain('Total: £34.00 GBP')
    expect(mail?.text).not.toContain('Card:')
  })

  it('fetches nothing when its mail is read', async () => {
    await confirm(upstream, await createOrder(upstream))
    const [mail] = await sentMails(upstream)
    expect(mail?.html?.match(/(?:src|background)="(?!cid:)/g)).toBeNull()
    expect(mail?.html).not.toMatch(/<link|<script|@import|url\(/)
  })

  it('is not confirmed while its payment is open, and once by the recovery', async () => {
    upstream.provider.script('capture and lose the answer')
    const orderNo = await createOrder(upstream)
    await confirm(upstream, orderNo)
    expect(await sentMails(upstream)).toEqual([])
    upstream.clock.now = new Date(now.getTime() + 20 * 60_000)
    await recoverPayments({ ...recoverySide(upstream), mailsConfirmations: true })
    expect((await sentMails(upstream)).map(({ subject }) => subject.slice(0, 16))).toEqual([
      'Your lounge pass',
    ])
  })
})

it('a visit comes with a calendar file in UTC, and with the place’s own time in words', async () => {
  const orderNo = await ordered(upstream, '/cip/createOrder', slotOrder())
  await upstream.call('/cip/confirmPaymentOrder', { ...keyed(orderNo), payment: token })
  const [mail] = await sentMails(upstream)
  expect(mail?.text).toContain('When: Wed 25 Nov 2026, 14:30 (London time)')
  expect(mail?.text).toContain('Location: Terminal 5, before security')
  expect(mail?.calendar).toContain('DTSTART:20261125T143000Z')
})

it('a visit comes with every rule of its place, in text and HTML', async () => {
  const orderNo = await ordered(upstream, '/cip/createOrder', slotOrder())
  await upstream.call('/cip/confirmPaymentOrder', { ...keyed(orderNo), payment: token })
  const [mail] = await sentMails(upstream)
  const rules =
    (await upstream.store.read.lanes.list()).find(({ cipCode }) => cipCode === slotOrder().networkCode)
      ?.rules ?? []
  expect(mail?.text).toContain(
    `Rules of Fast Track Terminal 5\n------------------------------\n\n${rules.map((rule) => `- ${rule}`).join('\n')}`,
  )
  expect(mail?.html?.match(/<li>[^<]+<\/li>/g)).toHaveLength(rules.length)
})

it('a visit at a place that the network no longer has is confirmed without rules', async () => {
  const orderNo = await ordered(upstream, '/cip/createOrder', slotOrder())
  await upstream.call('/cip/confirmPaymentOrder', { ...keyed(orderNo), payment: token })
  const [mail] = await sentMails(upstream, { rulesOf: () => [] })
  expect(mail?.text).not.toContain('Rules')
  expect(mail?.html).not.toContain('<ul')
})

it('a membership is confirmed with its number and activation code', async () => {
  const plan = {
    planId: 'LAYOVER-EXPLORER',
    additionalVisits: 2,
    email: 'amelia@example.com',
    expectedTotal: '228.00',
  }
  const orderNo = (await upstream.call('/purchasemembership/createOrder', plan)).data?.orderNo
  const { data } = await upstream.call('/purchasemembership/confirmPayment', {
    ...keyed(String(orderNo)),
    payment: token,
  })
  const [mail] = await sentMails(upstream)
  expect(mail?.text).toContain('Open your membership:\nhttps://')
  expect(mail?.text).toContain('Do not share it.')
  expect(mail?.text).not.toContain('Share it')
  expect(mail?.text).toContain(`Membership number: ${data?.membershipNumber}`)
  expect(mail?.text).toContain(`Activation code: ${data?.activationCode}`)
  expect(mail?.text).toContain('Visits: 8')
  expect(mail?.text).toMatch(/Valid until: \d\d \w{3} 2027/)
  expect(mail?.text).toMatch(/^You are a member\n=+\n\nHello,/)
  expect(mail?.text).toContain(
    'Ask the desk for the reason. A visit counts as used only once you have gone in. Reply to this email and we will help.',
  )
  expect(mail?.text).not.toMatch(/\bpass\b/i)
  expect(mail?.html).not.toMatch(/<table[^>]*><\/table>/)
})

it('an order whose people were deleted meanwhile is confirmed to nobody', async () => {
  const orderNo = await createOrder(upstream)
  await confirm(upstream, orderNo)
  await upstream.store.transaction(async ({ orderPeople }) => await orderPeople.empty([orderNo], now))
  expect(await sentMails(upstream)).toEqual([])
})

interface Pass {
  readonly number: string
  readonly code: string
}
