import { onTestFinished, vi } from 'vitest'

/** Runs the microtasks that are queued, and those that they queue, in the present task. */
export async function endMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
}

/**
 * Holds the tasks that `setTimeout` makes from now on. Returns a function that begins those without a delay, and drops the
 * others.
 */
export function holdTasks(): () => Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  return async () => {
    await vi.advanceTimersByTimeAsync(0)
    vi.useRealTimers()
  }
}
