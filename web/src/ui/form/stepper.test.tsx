import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Stepper } from './stepper.tsx'

function Passes({ first = 2, max }: { first?: number; max?: number }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <Stepper label="Passes" value={value} onChange={setValue} {...(max && { max })} />
      <output>{value}</output>
    </>
  )
}

const value = () => Number(screen.getByRole('status').textContent)
const box = () => screen.getByRole('spinbutton', { name: 'Passes' })

it('counts by its buttons and stops at 1', async () => {
  const user = userEvent.setup()
  render(<Passes />)
  await user.click(screen.getByRole('button', { name: 'One fewer' }))
  expect(value()).toBe(1)
  expect(screen.getByRole('button', { name: 'One fewer' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'One more' }))
  expect(value()).toBe(2)
})

it('never goes above 99 unless another maximum is given', async () => {
  const user = userEvent.setup()
  render(<Passes first={98} />)
  await user.click(box())
  await user.keyboard('{PageUp}')
  expect(value()).toBe(99)
  expect(screen.getByRole('button', { name: 'One more' }).getAttribute('aria-disabled')).toBe('true')
})

it('keeps focus on a button that has come to its end', async () => {
  const user = userEvent.setup()
  render(<Passes first={5} max={6} />)
  const more = screen.getByRole('button', { name: 'One more' })
  await user.click(more)
  await user.click(more)
  expect(value()).toBe(6)
  expect(document.activeElement).toBe(more)
})

it('keeps digits only and brings what is typed within bounds on leaving', async () => {
  const user = userEvent.setup()
  render(<Passes max={6} />)
  await user.clear(box())
  await user.type(box(), 'x9')
  expect(box()).toHaveProperty('value', '9')
  expect(value()).toBe(2)
  await user.tab()
  expect(value()).toBe(6)
})

it('returns to the last number when left empty', async () => {
  const user = userEvent.setup()
  render(<Passes />)
  await user.clear(box())
  await user.tab()
  expect(box()).toHaveProperty('value', '2')
})

it('brings a number with too many digits down to the maximum, never to its first digits', async () => {
  const user = userEvent.setup()
  render(<Passes />)
  await user.clear(box())
  await user.type(box(), '150')
  await user.tab()
  expect(value()).toBe(99)
})

it('takes what is typed when Enter sends the form around it', async () => {
  const user = userEvent.setup()
  render(<Passes />)
  await user.clear(box())
  await user.type(box(), '5{Enter}')
  expect(value()).toBe(5)
})
