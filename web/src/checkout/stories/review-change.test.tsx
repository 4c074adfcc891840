import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { success } from '../../api/fake-gateway.test-kit.ts'
import { paths, price, shopAnswering } from './purchase-answers.test-kit.ts'
import { fill, heading, next, showPurchase, toReview as toReviewOfPass } from './show-purchase.test-kit.tsx'
import { openVisit, toReview } from './show-visit.test-kit.tsx'
import { LANE } from './visit-answers.test-kit.ts'

afterEach(() => vi.unstubAllGlobals())

describe('a change from the review', () => {
  it.each([
    ['Flight', 'Flight number'],
    ['Lead passenger', 'First name'],
    ['Email', 'Email'],
  ])('of %s goes to its field, and Next straight back to the review', async (row, label) => {
    const opened = await openVisit(LANE)
    await toReview(opened)
    await opened.user.click(screen.getByRole('link', { name: `Change: ${row}` }))
    await heading('Booking details')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
    await opened.user.click(next())
    await heading('Check your booking')
  })

  it('of the time goes to the heading of the calendar', async () => {
    const opened = await openVisit(LANE)
    await toReview(opened)
    await opened.user.click(screen.getByRole('link', { name: 'Change: Visit' }))
    await heading('Booking details')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('When will you visit?'))
  })

  it('of the cart skips the details in between, unless they need an answer', async () => {
    shopAnswering()
    const tab = showPurchase('/lounge/buypass?step=1')
    const { user } = tab
    await toReviewOfPass(tab)
    await user.click(screen.getByRole('link', { name: 'Change: Passes' }))
    await heading('Your cart')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('spinbutton')))
    await user.click(next())
    await heading('Check your booking')
    await user.click(screen.getByRole('link', { name: 'Change: Passes' }))
    await heading('Your cart')
    await user.click(screen.getByRole('button', { name: 'One more' }))
    await user.click(next())
    await heading('Booking details')
  })
})

describe('the cart', () => {
  it('announces a new total, and not the first', async () => {
    shopAnswering({
      [paths.quote]: ({ passengerNumber }) =>
        success(passengerNumber === 2 ? { ...price, totalAmount: '68.00' } : price),
    })
    const { user } = showPurchase('/lounge/buypass?step=1')
    await heading('Your cart')
    await screen.findAllByText('£34.00')
    expect(screen.queryByText(/New total/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'One more' }))
    const sentence = await screen.findByText('New total: £68.00')
    expect(sentence.getAttribute('role')).toBe('status')
  })

  it('keeps focus in the box when a discount is removed', async () => {
    shopAnswering({
      [paths.discount]: () => success({ switchToken: 'sw.L', couponType: 1, couponValue: '20' }),
    })
    const { user } = showPurchase('/lounge/buypass?step=1')
    await heading('Your cart')
    await user.click(screen.getByText('Discount code'))
    fill('Code', 'LAYOVER20')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveProperty('value', ''))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')))
  })
})
