import { vi } from 'vitest'
import { guardDoubleClicks } from './double-click.ts'

/** Test support: guards the window, which the test files share. @returns a function that ends it */
export function guardForTest(): () => void {
  const add = vi.spyOn(window, 'addEventListener')
  guardDoubleClicks()
  const added = [...add.mock.calls]
  add.mockRestore()
  return () => {
    for (const [name, listener, options] of added) removeEventListener(name, listener, options)
  }
}
