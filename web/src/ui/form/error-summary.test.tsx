import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'
import { TextField } from './text-field.tsx'

const ERRORS = [{ fieldId: 'email', message: 'Email is required.' }]

it('takes focus with each attempt', () => {
  const { rerender } = render(<ErrorSummary errors={ERRORS} attempt={1} />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  ;(document.activeElement as HTMLElement).blur()
  rerender(<ErrorSummary errors={[...ERRORS]} attempt={1} />)
  expect(document.activeElement).toBe(document.body)
  rerender(<ErrorSummary errors={ERRORS} attempt={2} />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

it('leads to the field that is wrong', async () => {
  render(
    <>
      <ErrorSummary errors={ERRORS} attempt={1} />
      <TextField id="email" label="Email" />
    </>,
  )
  screen.getByRole('heading', { name: 'There is a problem' })
  await userEvent.click(screen.getByRole('link', { name: 'Email is required.' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

it('is not there without errors', () => {
  render(<ErrorSummary errors={[]} attempt={1} />)
  expect(screen.queryByRole('alert')).toBeNull()
})
