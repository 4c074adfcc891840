import { useEffect, useRef } from 'react'

/**
 * Handles a press from before hydration: the prerendered button has `data-early={name}`, an inline script recorded the
 * press, and `onPress` runs now. Later presses go to the button's own handler.
 */
export function useEarlyPress(name: string, onPress: () => void): void {
  const answer = useRef(onPress)
  answer.current = onPress
  useEffect(() => {
    dispatchEvent(new Event('layover:alive'))
    const { dataset } = document.documentElement
    if (dataset.pressedEarly !== name) return
    delete dataset.pressedEarly
    answer.current()
  }, [name])
}
