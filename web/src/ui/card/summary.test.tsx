import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Summary } from './summary.tsx'

it('shows the lines and the total of a summary as they were given', () => {
  render(
    <Summary
      title="Order summary"
      lines={[{ label: '2 passes at £34.00', amount: '£68.00' }]}
      totalLabel="Total, including all fees"
      total="£68.00"
    />,
  )
  const summary = screen.getByRole('region', { name: 'Order summary' })
  expect(summary.textContent).toContain('2 passes at £34.00£68.00')
  expect(summary.textContent).toContain('Total, including all fees£68.00')
})
