import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { shopAnswering } from './purchase-answers.test-kit.ts'
import { showPurchase, toPayment } from './show-purchase.test-kit.tsx'

afterEach(() => vi.unstubAllGlobals())

it('opens the terms beside Payment, so that reading them loses nothing that was typed', async () => {
  shopAnswering()
  await toPayment(showPurchase('/lounge/buypass?step=1'))
  const terms = screen.getByRole('link', { name: /Terms of service/ })
  expect(terms.getAttribute('href')).toBe('/content/terms-of-service')
  expect(terms.getAttribute('target')).toBe('_blank')
})
