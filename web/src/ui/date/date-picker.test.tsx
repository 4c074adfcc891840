import { dateText } from '@layover/rules/date-text'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { DatePicker } from './date-picker.tsx'

vi.mock('@layover/rules/date-text', { spy: true })

const dates = ['2026-11-24', '2026-11-25', '2026-11-27', '2026-12-01', '2027-01-30']

function show(today = '2026-11-22') {
  const onChange = vi.fn()
  render(<DatePicker id="date" label="Visit date" dates={dates} today={today} value="" onChange={onChange} />)
  return { onChange, user: userEvent.setup() }
}

const day = (name: string) => screen.getByRole('button', { name })
const focused = () => document.activeElement?.getAttribute('data-date')

it('begins with the week of today, and marks today', () => {
  show()
  expect(document.querySelector('tbody')?.textContent).toBe('161718192021222324252627282930')
  expect(document.querySelector('[aria-current="date"]')?.textContent).toBe('22')
})

it('shows the month of today, and no day to choose, as long as it has no dates', () => {
  render(
    <DatePicker id="date" label="Visit date" dates={[]} today="2026-11-22" value="" onChange={vi.fn()} />,
  )
  expect(document.querySelector('tbody')?.textContent).toBe('161718192021222324252627282930')
  expect(document.querySelectorAll('td button:not([aria-disabled])')).toHaveLength(0)
})

it('hides no day that can be chosen where the clock is wrong', () => {
  show('2030-01-01')
  expect(day('Tuesday 24 November 2026')).toBeDefined()
})

it('says of a day that it is not available, and does not choose it', async () => {
  const { user, onChange } = show()
  const off = day('Thursday 26 November 2026, not available')
  expect(off.getAttribute('aria-disabled')).toBe('true')
  await user.click(off)
  expect(onChange).not.toHaveBeenCalled()
  await user.click(day('Friday 27 November 2026'))
  expect(onChange).toHaveBeenCalledWith('2026-11-27')
})

it.each([
  ['{ArrowRight}', '2026-11-25'],
  ['{ArrowRight}{ArrowRight}', '2026-11-26'],
  ['{ArrowLeft}', '2026-11-24'],
  ['{ArrowDown}', '2026-12-01'],
  ['{End}', '2026-11-29'],
  ['{End}{Home}', '2026-11-24'],
  ['{PageDown}', '2026-12-24'],
  ['{PageDown}{PageDown}{PageDown}', '2027-01-30'],
  ['{PageDown}{PageUp}', '2026-11-24'],
])('goes from the first day with %s to %s', async (keys, date) => {
  const { user } = show()
  day('Tuesday 24 November 2026').focus()
  await user.keyboard(keys)
  expect(focused()).toBe(date)
})

it('keeps focus on an arrow that has come to its end', async () => {
  const { user } = show()
  const next = day('Next month')
  await user.click(next)
  await user.click(next)
  expect(screen.getByText('January 2027')).toBeDefined()
  expect(next.getAttribute('aria-disabled')).toBe('true')
  await user.click(next)
  expect(screen.getByText('January 2027')).toBeDefined()
  expect(document.activeElement).toBe(next)
})

it('draws the two days that a choice changes, and none when something beside the calendar changes', () => {
  const choices: string[] = []
  const picker = (value: string, round: string) => (
    <DatePicker
      id="date"
      label="Visit date"
      dates={[...dates]}
      today="2026-11-22"
      value={value}
      onChange={(date) => choices.push(`${round} ${date}`)}
    />
  )
  const { rerender } = render(picker('2026-11-24', 'first'))
  const namesAfter = (value: string, round: string) => {
    vi.mocked(dateText).mockClear()
    rerender(picker(value, round))
    return vi
      .mocked(dateText)
      .mock.calls.filter(([, form]) => form === 'full')
      .map(([date]) => date)
  }
  expect(namesAfter('2026-11-24', 'second')).toEqual([])
  expect(namesAfter('2026-11-25', 'third')).toEqual(['2026-11-24', '2026-11-25'])
  day('Friday 27 November 2026').click()
  expect(choices).toEqual(['third 2026-11-27'])
})
