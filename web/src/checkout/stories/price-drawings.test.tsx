import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { held, success } from '../../api/fake-gateway.test-kit.ts'
import { Steps } from '../../ui/page/steps.tsx'
import { paths, price, shopAnswering } from './purchase-answers.test-kit.ts'
import { heading, showPurchase } from './show-purchase.test-kit.tsx'

vi.mock('../../ui/page/steps.tsx', { spy: true })

afterEach(() => vi.unstubAllGlobals())

it('a price that comes draws the parts that show it, and not the step around them', async () => {
  const late = held()
  shopAnswering({ [paths.quote]: late.reply })
  showPurchase('/lounge/buypass?step=1')
  await heading('Your cart')
  await screen.findByText(/ each, one per person/)
  const before = vi.mocked(Steps).mock.calls.length
  late.answer(success(price))
  await screen.findByText('Total, including all fees')
  expect(vi.mocked(Steps).mock.calls).toHaveLength(before)
})
