/** Nobody sees what a key brought, and presses it, in less time. */
const UNSEEN_MS = 300

/**
 * The second click of a double click belongs to what the first one pressed. Where something else lies under the pointer
 * by then, such as the next page's button, a popup or other words on the same button, that click does nothing: nobody
 * meant to press what they had not seen (P612). So it is with a click right after a key, of a pointer that has not moved
 * since, on what that key brought, and with an Enter that is held down until it repeats, in a field too.
 */
export function guardDoubleClicks(): void {
  let pressed: Element | null = null
  let words: string | undefined
  let unseenUntil = 0
  let seen = new Set<Element>()
  // The browser counts the presses of a disabled button too, which gets no click for those that end on it.
  let disabled: Element | null = null
  let lost = 0
  const pressable = ({ target }: Event) => (target instanceof Element ? target.closest('a, button') : null)
  const isPressed = (found: Element | null) => found === pressed && found?.textContent === words
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const guard = (event: MouseEvent) => {
    const found = pressable(event)
    const isUnseen = event.detail > 0 && event.timeStamp < unseenUntil && found && !seen.has(found)
    if (event.detail < 2) lost = 0
    const count = found === disabled ? event.detail - lost : event.detail
    if (isUnseen || (count > 1 && !isPressed(found))) {
      stop(event)
    } else if (count < 2) {
      pressed = found
      words = found?.textContent
      if (count < event.detail) lost = event.detail - 1
    }
    if (event.detail > 0) return
    unseenUntil = event.timeStamp + UNSEEN_MS
    seen = new Set(document.querySelectorAll('a, button'))
  }
  const guardRepeats = (event: KeyboardEvent) => {
    if (!event.repeat || event.key !== 'Enter') return
    const found = pressable(event)
    if (event.target instanceof HTMLInputElement || (found && !isPressed(found))) stop(event)
  }
  const countLost = (event: Event) => {
    const found = pressable(event)
    if (!found?.matches(':disabled')) return
    lost = found === disabled ? lost + 1 : 1
    disabled = found
  }
  addEventListener('click', guard, true)
  addEventListener('pointerup', countLost, true)
  addEventListener('keydown', guardRepeats, true)
  addEventListener('pointermove', () => {
    unseenUntil = 0
  })
}
