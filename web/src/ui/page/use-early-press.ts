import { useEffect, useRef } from 'react'

/**
 * Makes a press count that came before the page was alive: the built page's button bears `data-early={name}`, an
 * inline script noted the press, and `onPress` answers it now. From then on the button answers for itself.
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
