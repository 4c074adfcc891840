import { useEffect, useRef, useState } from 'react'

/** A tap's click follows shortly after its pointerup. */
const CLICK_FOLLOWS_MS = 80

/**
 * Reports when one input may replace another: not during a composition, whose text would be lost, and not during a
 * press, whose click would hit nothing. `handlers` belong on an element around the input.
 */
export function useQuietMoment() {
  const [isComposing, setComposing] = useState(false)
  const [isPressing, setPressing] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const press = useRef<AbortController>(undefined)
  // A press on a link leaves the page before the press is over.
  useEffect(
    () => () => {
      press.current?.abort()
      clearTimeout(timer.current)
    },
    [],
  )
  const onPointerDownCapture = () => {
    setPressing(true)
    clearTimeout(timer.current)
    press.current?.abort()
    const ending = new AbortController()
    press.current = ending
    const end = () => {
      ending.abort()
      timer.current = setTimeout(() => setPressing(false), CLICK_FOLLOWS_MS)
    }
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, end, { signal: ending.signal })
  }
  return {
    isQuiet: !isComposing && !isPressing,
    handlers: {
      onPointerDownCapture,
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
    },
  }
}
