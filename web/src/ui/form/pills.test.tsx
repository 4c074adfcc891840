import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Pills } from './pills.tsx'

it('presses one pill at a time', async () => {
  const onChange = vi.fn()
  const options = ['All', 'T2'].map((value) => ({ value, label: value }))
  render(<Pills label="Terminal" options={options} value="All" onChange={onChange} />)
  expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'T2' }))
  expect(onChange).toHaveBeenCalledWith('T2')
})
