import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

it('gives a field its label, and its hint and error as its description', () => {
  render(<TextField label="Flight number" hint="On your ticket" error="Check it for mistakes." />)
  const input = screen.getByLabelText('Flight number')
  expect(described(input)).toEqual(['On your ticket', 'Check it for mistakes.'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

it('shows nothing wrong while there is no error', () => {
  render(<TextField label="Email" />)
  expect(screen.getByLabelText('Email').hasAttribute('aria-invalid')).toBe(false)
  expect(screen.getByLabelText('Email').hasAttribute('aria-describedby')).toBe(false)
})

it('offers the options of a select and reports the chosen one', async () => {
  const onChange = vi.fn()
  const options = [
    { value: 'eu', label: 'Europe' },
    { value: 'af', label: 'Africa' },
  ]
  render(<SelectField label="Region" options={options} onChange={(event) => onChange(event.target.value)} />)
  await userEvent.selectOptions(screen.getByLabelText('Region'), 'Africa')
  expect(onChange).toHaveBeenCalledWith('af')
})

it('ticks a checkbox by its sentence, and it starts unticked', async () => {
  render(<Checkbox error="Please click the checkbox to continue.">I agree to the terms</Checkbox>)
  const box = screen.getByRole('checkbox', { name: 'I agree to the terms' })
  expect(box).toHaveProperty('checked', false)
  expect(described(box)).toEqual(['Please click the checkbox to continue.'])
  await userEvent.click(screen.getByText('I agree to the terms'))
  expect(box).toHaveProperty('checked', true)
})
