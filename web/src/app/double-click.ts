/** Nobody sees what a key brought, and presses it, in less time. */
const UNSEEN_MS = 300

/** A press of a pointer or a key, and the words that it met. */
type Press = { readonly on: Element | null; readonly words: string | undefined; readonly isLost: boolean }

function pressOf({ target }: Event): Press {
  const on = target instanceof Element ? target.closest('a, button') : null
  return { on, words: on?.textContent, isLost: on?.matches(':disabled') ?? false }
}

/** Whether quick presses began on something else than what the last one meets, or on other words there. */
function isElsewhere(presses: readonly Press[]): boolean {
  const last = presses.at(-1)
  const first = presses.find(({ on, isLost }) => on !== last?.on || !isLost)
  return first?.on !== last?.on || first?.words !== last?.words
}

/**
 * The second click of a double click belongs to what the first one pressed. Where something else lies under the pointer
 * by then, such as the next page's button, a popup or other words on the same button, that click does nothing: nobody
 * meant to press what they had not seen (P612). So it is with a click right after a key, of a pointer that has not moved
 * since, on what that key brought, and with an Enter that is held down until it repeats, in a field too.
 */
export function guardDoubleClicks(): void {
  let presses: Press[] = []
  let unseenUntil = 0
  let seen = new Set<Element>()
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const guard = (event: MouseEvent) => {
    const press = pressOf(event)
    const isUnseen = event.detail > 0 && event.timeStamp < unseenUntil && press.on && !seen.has(press.on)
    // A double click that began unseen goes on as one that began on what was pressed before.
    if (!isUnseen) presses = [...presses, press].slice(-Math.max(event.detail, 1))
    if (isUnseen || isElsewhere(presses)) stop(event)
    if (event.detail > 0) return
    unseenUntil = event.timeStamp + UNSEEN_MS
    seen = new Set(document.querySelectorAll('a, button'))
  }
  const guardRepeats = (event: KeyboardEvent) => {
    if (!event.repeat || event.key !== 'Enter') return
    const press = pressOf(event)
    const isHeldOn = presses.length > 0 && !isElsewhere([...presses, press])
    if (event.target instanceof HTMLInputElement || (press.on && !isHeldOn)) stop(event)
  }
  // The browser counts the presses of a disabled button too, which gets no click for those that end on it.
  const keepLost = (event: Event) => {
    const press = pressOf(event)
    if (press.isLost) presses.push(press)
  }
  addEventListener('click', guard, true)
  addEventListener('pointerup', keepLost, true)
  addEventListener('keydown', guardRepeats, true)
  addEventListener('pointermove', () => {
    unseenUntil = 0
  })
}
