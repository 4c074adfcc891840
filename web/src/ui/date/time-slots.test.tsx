import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { TimeSlots } from './time-slots.tsx'

afterEach(() => vi.restoreAllMocks())

const times = ['14:30', '15:00', '15:30']

it('chooses the focused time with Enter, and sends no form', async () => {
  const onChange = vi.fn()
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <TimeSlots legend="Arrival time" id="time" times={times} value="" onChange={onChange} />
      <button type="submit">Next</button>
    </form>,
  )
  screen.getByRole('radio', { name: '15:00' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledWith('15:00')
  expect(onSubmit).not.toHaveBeenCalled()
})

it('groups the times by the parts of the day that have any', () => {
  const day = ['00:30', '11:30', '12:00', '17:30', '18:00', '23:30']
  const slots = (times: string[]) => (
    <TimeSlots legend="Arrival time" id="time" times={times} value="" onChange={() => {}} />
  )
  const { rerender } = render(slots(day))
  const parts = () =>
    screen
      .getAllByRole('group')
      .slice(1)
      .map((part) => [
        part.getAttribute('aria-label'),
        ...within(part)
          .getAllByRole<HTMLInputElement>('radio')
          .map(({ value }) => value),
      ])
  expect(parts()).toEqual([
    ['Morning', '00:30', '11:30'],
    ['Afternoon', '12:00', '17:30'],
    ['Evening', '18:00', '23:30'],
  ])
  rerender(slots(times))
  expect(parts()).toEqual([['Afternoon', ...times]])
})

it('scrolls the list to the time that was chosen before, and never again under the pointer', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(900)
  const slots = (value: string) => (
    <TimeSlots legend="Arrival time" id="time" times={[...times]} value={value} onChange={() => {}} />
  )
  const { rerender } = render(slots('15:30'))
  const list = screen.getByRole('radio', { name: '15:30' }).closest('.time-slots__list') as HTMLElement
  expect(list.scrollTop).toBe(900)
  list.scrollTop = 100
  rerender(slots('14:30'))
  expect(list.scrollTop).toBe(100)
})

it('shows full times struck through among the others, and offers them to nobody', () => {
  render(
    <TimeSlots
      legend="Arrival time"
      id="time"
      times={times}
      fullTimes={['13:00', '14:45']}
      value=""
      onChange={() => {}}
    />,
  )
  const shown = [...document.querySelectorAll('.time-slot')].map((slot) => slot.textContent)
  expect(shown).toEqual(['13:00, full', '14:30', '14:45, full', '15:00', '15:30'])
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  expect(screen.getByText('14:45').tagName).toBe('S')
  expect(screen.getByText('Crossed-out times are full.')).toBeDefined()
  // The summary of errors links here.
  expect(screen.getByRole('radio', { name: '14:30' }).id).toBe('time')
})

it('draws the two times that a choice changes, and none when something beside the times changes', async () => {
  const checked = vi.spyOn(HTMLInputElement.prototype, 'checked', 'set')
  const choices: string[] = []
  const slots = (value: string, round: string) => (
    <TimeSlots
      legend="Arrival time"
      id="time"
      times={[...times]}
      value={value}
      onChange={(time) => choices.push(`${round} ${time}`)}
    />
  )
  const { rerender } = render(slots('14:30', 'first'))
  const drawnAfter = (value: string, round: string) => {
    checked.mockClear()
    rerender(slots(value, round))
    return checked.mock.contexts.map((input) => (input as HTMLInputElement).value)
  }
  expect(drawnAfter('14:30', 'second')).toEqual([])
  expect(drawnAfter('15:00', 'third')).toEqual(['14:30', '15:00'])
  await userEvent.click(screen.getByRole('radio', { name: '15:30' }))
  expect(choices).toEqual(['third 15:30'])
})
