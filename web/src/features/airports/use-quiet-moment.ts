import { useEffect, useRef, useState } from 'react'

/** A tap's click comes a little after the finger has left. */
const CLICK_FOLLOWS_MS = 80

/**
 * Says when one input may take another's place: not inside a composition, which would lose its text, and not inside
 * a press, whose click would be one on nothing. `handlers` belong to an element around the input.
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
