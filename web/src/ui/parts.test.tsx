import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ChoiceCard } from './choice-card.tsx'
import { Pills } from './pills.tsx'
import { QrCode } from './qr-code.tsx'
import { Steps } from './steps.tsx'
import { Summary } from './summary.tsx'

it('says which step is the present one and which are done', () => {
  render(<Steps names={['Cart', 'Booking details', 'Booking review', 'Payment']} current={2} />)
  const [cart, details] = screen.getAllByRole('listitem')
  expect(details?.getAttribute('aria-current')).toBe('step')
  expect(within(cart as HTMLElement).getByRole('img', { name: 'Done:' })).toBeDefined()
  expect(screen.getByText('Step 2 of 4')).toBeDefined()
})

it('reads a choice with its title and price, and describes it by its sentence', () => {
  render(
    <ChoiceCard name="way" value="walk-up" title="Walk-up pass" price="£34.00">
      Go in when there is space.
    </ChoiceCard>,
  )
  const radio = screen.getByRole('radio', { name: /Walk-up pass\s*£34.00/ })
  const sentence = document.getElementById(radio.getAttribute('aria-describedby') ?? '')
  expect(sentence?.textContent).toBe('Go in when there is space.')
})

it('presses one pill at a time', async () => {
  const onChange = vi.fn()
  const options = ['All', 'T2'].map((value) => ({ value, label: value }))
  render(<Pills label="Terminal" options={options} value="All" onChange={onChange} />)
  expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'T2' }))
  expect(onChange).toHaveBeenCalledWith('T2')
})

it('shows the lines and the total of a summary as they were given', () => {
  render(
    <Summary
      title="Order summary"
      lines={[{ label: '2 passes at £34.00', amount: '£68.00' }]}
      totalLabel="Total, all fees in"
      total="£68.00"
    />,
  )
  const summary = screen.getByRole('region', { name: 'Order summary' })
  expect(summary.textContent).toContain('2 passes at £34.00£68.00')
  expect(summary.textContent).toContain('Total, all fees in£68.00')
})

it('draws a QR code as one path inside its square, with its three corner marks', () => {
  render(<QrCode value="LV7K-29QD-1" label="Code of pass 1" />)
  const svg = screen.getByRole('img', { name: 'Code of pass 1' })
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const path = svg.querySelector('path')?.getAttribute('d') ?? ''
  expect(size).toBeGreaterThanOrEqual(21)
  for (const corner of ['M0 0h7v1', `M${size - 7} 0h7v1`, `M0 ${size - 1}h7v1`])
    expect(path).toContain(corner)
})
