import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { refusal, success } from '../../api/fake-gateway.test-kit.ts'
import { ErrorPopupHost } from '../../app/overlays/error-popup.tsx'
import { paths, price, shopAnswering } from './purchase-answers.test-kit.ts'
import { fill, heading, showPurchase } from './show-purchase.test-kit.tsx'

export const discounted = {
  ...price,
  totalAmount: '27.20',
  discountFee: '6.80',
  couponType: 1,
  couponValue: '20',
}

/** The cart of a pass, and the requests that the shop has sent. */
export async function openPass(answers: Parameters<typeof shopAnswering>[0] = {}) {
  const seen = shopAnswering(answers)
  const tab = showPurchase('/lounge/buypass?step=1', <ErrorPopupHost />)
  const sent = (path: string) => seen.filter((request) => request.path === path)
  const keys = (path: string) => sent(path).map(({ headers }) => headers.get('idempotency-key'))
  return { ...tab, tab, seen, sent, keys }
}

/** Applies ONCE20 in the cart. */
export async function applyCode({ user }: { user: ReturnType<typeof showPurchase>['user'] }) {
  await heading('Your cart')
  await user.click(screen.getByText('Discount code'))
  fill('Code', 'ONCE20')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await screen.findAllByText('£27.20')
}

/** A shop whose code takes 20 % off while `isCodeGood` returns true. */
export function shopWithCode(isCodeGood: () => boolean) {
  return {
    [paths.discount]: () => success({ switchToken: 'sw.L', couponType: 1, couponValue: '20' }),
    [paths.quote]: (body: Record<string, unknown>) => {
      if (body.discountCode === undefined) return success(price)
      return isCodeGood() ? success(discounted) : refusal('20001')
    },
  }
}

const USED = 'This discount code has already been used.'

/** The sentence stands once, at its box, which is open and names the code. */
export function expectDroppedCode() {
  expect(screen.getByText('The price is now the one without your discount code.')).toBeDefined()
  const box = screen.getByLabelText('Code')
  expect(box).toHaveProperty('value', 'ONCE20')
  expect(box.closest('details')).toHaveProperty('open', true)
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(USED)
  expect(screen.getAllByText(USED, { ignore: '.sr-only' })).toHaveLength(1)
}
