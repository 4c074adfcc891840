import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Steps } from './steps.tsx'

it('shows which step is current and which are done', () => {
  render(<Steps names={['Cart', 'Booking details', 'Booking review', 'Payment']} current={2} />)
  const [cart, details] = screen.getAllByRole('listitem')
  expect(details?.getAttribute('aria-current')).toBe('step')
  expect(within(cart as HTMLElement).getByRole('img', { name: 'Done:' })).toBeDefined()
  expect(screen.getByText('Step 2 of 4')).toBeDefined()
})
