import { expect, it, onTestFinished, vi } from 'vitest'
import { readyClock } from './ready-clock.ts'

it('the clock is readied once, in three tasks, so that a press waits for one of them at most', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const format = vi.spyOn(Intl, 'DateTimeFormat')
  readyClock()
  readyClock()
  expect(vi.getTimerCount()).toBe(3)
  expect(format).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(format).toHaveBeenCalledOnce()
})
