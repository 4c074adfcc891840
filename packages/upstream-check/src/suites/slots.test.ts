import { HOUR_MS } from '@layover/rules/durations'
import { expect, it, onTestFinished, vi } from 'vitest'
import { withoutNearest } from './slots.ts'

it('no time is held or bought whose lead time ends within an hour', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const times = [48, 48.5, 49, 60].map((hours) => ({
    visitTime: '12:00',
    startsAt: new Date(Date.now() + hours * HOUR_MS).toISOString(),
  }))
  expect(withoutNearest([{ date: '2027-01-17', times }], 48)).toEqual([
    { date: '2027-01-17', times: times.slice(2) },
  ])
})
