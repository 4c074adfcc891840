import { type ReactNode, useDeferredValue } from 'react'
import { useNavigationType } from 'react-router'

/**
 * The part of a page below its first screen. After a press it comes in a render of its own, so that the first screen shows
 * sooner. Back shows the whole page at once, because the visitor returns to a place within it.
 */
export function Below({ children }: { children: ReactNode }) {
  const isWhole = useDeferredValue(true, useNavigationType() === 'POP')
  return isWhole && children
}
