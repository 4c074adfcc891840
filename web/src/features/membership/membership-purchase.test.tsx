import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { problem, refusal, success } from '../../api/fake-gateway.test-kit.ts'
import { ErrorPopupHost } from '../../app/overlays/error-popup.tsx'
import {
  fill,
  fillCard,
  heading,
  next,
  showPurchase,
} from '../../checkout/stories/show-purchase.test-kit.tsx'
import { bought, membershipAnswering, membershipPaths as paths } from './membership-answers.test-kit.ts'

afterEach(() => vi.unstubAllGlobals())

const EXPLORER = '/membership-purchase/index?planId=LAYOVER-EXPLORER'

function open(address: string, answers: Parameters<typeof membershipAnswering>[0] = {}) {
  const seen = membershipAnswering(answers)
  const tab = showPurchase(address, <ErrorPopupHost />)
  return { ...tab, tab, sent: (path: string) => seen.filter((request) => request.path === path) }
}

type Opened = ReturnType<typeof open>

const plan = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const summary = () => screen.getByRole('region', { name: 'Order summary' })

async function twoMore({ user }: Opened) {
  await user.click(await screen.findByRole('button', { name: 'One more' }))
  await user.click(screen.getByRole('button', { name: 'One more' }))
  await waitFor(() => expect(summary().textContent).toContain('£228.00'))
}

async function toReview(opened: Opened) {
  const { user } = opened
  await heading('Your cart')
  await twoMore(opened)
  await user.click(next())
  await heading('Your email address')
  fill('Email', ' amelia@example.com ')
  await user.click(next())
  await heading('Check your membership')
  await waitFor(() => expect(next()).toHaveProperty('disabled', false))
}

async function pay(opened: Opened) {
  await opened.user.click(next())
  await heading('Pay by card')
  await fillCard(opened.tab)
  await opened.user.click(next())
}

describe('the cart of a membership', () => {
  it('has no default plan, shows no price without one, and lists the missing plan in a summary that takes focus', async () => {
    const { user, where, sent } = open('/membership-purchase')
    await heading('Your cart')
    expect(where()).toBe('/membership-purchase/index')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    expect(summary().textContent).toContain('No plan chosen yet')
    expect(sent(paths.offer)).toHaveLength(0)
    await user.click(next())
    const problems = await screen.findByRole('alert')
    expect(within(problems).getByRole('link').textContent).toBe('Please choose a plan.')
    expect(document.activeElement).toBe(problems)
    expect(document.title).toMatch(/^Error: /)
    await user.click(plan(/^Weekender/))
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(summary().textContent).toContain('£300.07'))
  })

  it('takes a plan from a link once: a reload keeps what was chosen since', async () => {
    const first = open(EXPLORER)
    await heading('Your cart')
    expect(plan(/^Explorer/).checked).toBe(true)
    await first.user.click(plan(/^Weekender/))
    first.close()
    open(first.where())
    await heading('Your cart')
    expect(plan(/^Weekender/).checked).toBe(true)
  })

  it('leaves a plan that is not sold out of the cart', async () => {
    open('/membership-purchase/index?planId=%3Cscript%3E')
    await heading('Your cart')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })

  it('shows the server’s total and lines, and computes none', async () => {
    const opened = open(EXPLORER)
    await heading('Your cart')
    await twoMore(opened)
    expect(within(summary()).getByText('2 × Additional visit')).toBeDefined()
    expect(within(summary()).getByText('£54.00')).toBeDefined()
    expect(opened.sent(paths.offer).map(({ body }) => String(body.additionalVisits))).toEqual(['0', '1', '2'])
  })

  it('adds no more visits than the plan allows, and keeps the number for one that allows more', async () => {
    const { user } = open(EXPLORER)
    await heading('Your cart')
    const box = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Additional visits' })
    await user.clear(box)
    await user.type(box, '99{Tab}')
    expect(box.value).toBe('10')
    await user.click(plan(/^Weekender/))
    expect(box.value).toBe('4')
    await user.click(plan(/^Explorer/))
    expect(box.value).toBe('10')
  })

  it('sells a plan alone, without additional visits, when the upstream sends no totals', async () => {
    const offer = { planId: 'LAYOVER-EXPLORER', currency: 'GBP', currencySymbol: '£', price: '174.00' }
    const { user } = open(EXPLORER, { [paths.offer]: () => success(offer) })
    await heading('Your cart')
    await waitFor(() => expect(summary().textContent).toContain('£174.00'))
    await user.click(screen.getByRole('button', { name: 'One more' }))
    expect(await screen.findByText('We could not get the price.')).toBeDefined()
  })

  it('removes the item after a confirmation: restart empties it, leave goes back to the entry', async () => {
    const { user, where, store } = open(EXPLORER)
    await heading('Your cart')
    await user.click(screen.getByRole('button', { name: 'Remove Explorer membership' }))
    await user.click(screen.getByRole('button', { name: 'Restart the order' }))
    await waitFor(() => expect(screen.queryByRole('radio', { checked: true })).toBeNull())
    await waitFor(() =>
      expect(store.getState().session.membershipPurchaseInputInfo).toMatchObject({ planId: '' }),
    )
    await user.click(plan(/^Weekender/))
    await user.click(screen.getByRole('button', { name: 'Remove Weekender membership' }))
    await user.click(screen.getByRole('button', { name: 'Leave checkout' }))
    await screen.findByRole('heading', { name: 'Home' })
    expect(where()).toBe('/')
  })

  it('shows that the plans failed to load, and offers a retry in its place', async () => {
    const { user } = open('/membership-purchase/index', { [paths.plans]: () => problem(502) })
    await heading('Membership')
    membershipAnswering()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Your cart')
  })
})

describe('the steps of a membership', () => {
  it.each([
    ['/membership-purchase/checkout', '/membership-purchase/index'],
    ['/membership-purchase/checkout?step=4', '/membership-purchase/index'],
    ['/membership-purchase/checkout?step=<b>', '/membership-purchase/index'],
    ['/membership-purchase/index?step=3', '/membership-purchase/index'],
  ])('%s, cold, leads to %s', async (address, expected) => {
    const { where } = open(address)
    await heading('Your cart')
    expect(where()).toBe(expected)
  })

  it.each([
    '/membership-purchase/nowhere',
    '/membership-purchase/result',
    '/membership-purchase/result/maybe',
    '/membership-purchase/result/fail?type=other',
    '/membership-purchase/result/success/more',
  ])('%s is no page', async (address) => {
    open(address)
    await screen.findByRole('heading', { name: 'Refused' })
  })

  it('requires a possible email address, and loses nothing', async () => {
    const opened = open(EXPLORER)
    await heading('Your cart')
    await twoMore(opened)
    await opened.user.click(next())
    await heading('Your email address')
    await opened.user.click(next())
    expect(within(await screen.findByRole('alert')).getByText('Enter your email address.')).toBeDefined()
    fill('Email', 'amelia@example')
    await opened.user.click(next())
    expect(screen.getAllByText('Please check your email address for mistakes.').length).toBeGreaterThan(1)
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('amelia@example')
    expect(opened.where()).toBe('/membership-purchase/checkout?step=2')
  })

  it('a reload in the middle brings back plan, visits and email', async () => {
    const first = open(EXPLORER)
    await toReview(first)
    first.close()
    open(first.where())
    await heading('Check your membership')
    expect(screen.getByText('8 (6 included, 2 additional)')).toBeDefined()
    expect(screen.getByText('amelia@example.com')).toBeDefined()
  })
})

describe('paying for a membership', () => {
  it('orders what was agreed to, and shows number and code, which can be copied', async () => {
    const opened = open(EXPLORER)
    await toReview(opened)
    await pay(opened)
    await heading('You are a member')
    expect(opened.sent(paths.order)[0]?.body).toEqual({
      planId: 'LAYOVER-EXPLORER',
      additionalVisits: 2,
      email: 'amelia@example.com',
      expectedTotal: '228.00',
    })
    expect(opened.where()).toBe('/membership-purchase/result/success?ref=LV7K-29QD#k=q3mW0yT8kZb2LxV5nR7sDg')
    const card = screen.getByRole('article', { name: 'Explorer membership' })
    expect(within(card).getByText('LM-4829-137-750')).toBeDefined()
    expect(within(card).getByText('7K2M-Q9XD-R4TW')).toBeDefined()
    expect(within(card).getByText('06 Mar 2028')).toBeDefined()
    await opened.user.click(within(card).getByRole('button', { name: 'Copy code' }))
    expect(await navigator.clipboard.readText()).toBe('7K2M-Q9XD-R4TW')
    await waitFor(() => expect(opened.store.getState().session.membershipPurchaseInputInfo).toBeNull())
  })

  it('names no discount, although another purchase has left one', async () => {
    const opened = open('/lounge/buypass?step=1')
    await heading('Your cart')
    opened.store.dispatch({
      type: 'session/setDiscount',
      payload: { discountCode: 'LAYOVER20', discountCodeValid: true, deductValue: '20', deductType: 1 },
    })
    await opened.go(EXPLORER)
    await toReview(opened)
    await pay(opened)
    await heading('You are a member')
    expect(opened.sent(paths.order)[0]?.body).not.toHaveProperty('discountCode')
    expect(opened.sent('/api/pci/getPciParam')[0]?.body).toEqual({ switchToken: '' })
  })

  it.each([
    [
      'declined',
      'payment',
      { [paths.confirm]: () => refusal('PAYMENT_DECLINED') },
      'You have not paid.',
      'Pay by card',
    ],
    [
      'refused',
      'order',
      { [paths.order]: () => refusal('NOT_AVAILABLE') },
      'Nothing was charged.',
      'Check your membership',
    ],
  ])(
    '%s shows its exact sentence, says that nothing was paid or lost, and Try again goes on from there',
    async (_what, kind, answers, unpaid, back) => {
      const opened = open(EXPLORER, answers)
      await toReview(opened)
      await pay(opened)
      await heading('An error has occurred')
      expect(
        screen.getByText('We were unable to process your membership purchase. Please try again.'),
      ).toBeDefined()
      expect(screen.getByText(new RegExp(`${unpaid} We kept your details`))).toBeDefined()
      expect(opened.where()).toBe(`/membership-purchase/result/fail?type=${kind}`)
      await opened.user.click(screen.getByRole('button', { name: 'Try again' }))
      await heading(back)
    },
  )

  it('keeps a declined card but its CVV, and pays the same order again', async () => {
    const answers = [refusal('PAYMENT_DECLINED'), success(bought)]
    const opened = open(EXPLORER, { [paths.confirm]: () => answers.shift() ?? problem(500) })
    await toReview(opened)
    await pay(opened)
    await heading('An error has occurred')
    await opened.user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Pay by card')
    expect(screen.getByLabelText<HTMLInputElement>('Cardholder name').value).toBe('Amelia Hart')
    expect(screen.getByLabelText<HTMLInputElement>('CVV').value).toBe('')
    await fillCard(opened.tab)
    await opened.user.click(next())
    await heading('You are a member')
    expect(opened.sent(paths.order)).toHaveLength(1)
  })

  it('whose outcome is not known is checked, and ends as a membership', async () => {
    const paid = { orderNo: bought.orderNo, status: 'PAID', reference: bought.reference, key: bought.key }
    const opened = open(EXPLORER, {
      [paths.confirm]: () => problem(504),
      '/api/order/status': () => success(paid),
    })
    await toReview(opened)
    await pay(opened)
    await heading('You are a member')
    expect(screen.getByText('LM-4829-137-750')).toBeDefined()
    expect(opened.sent(paths.confirm)).toHaveLength(1)
  })
})
