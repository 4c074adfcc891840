/**
 * The second click of a double click belongs to what the first one pressed. Where something else lies under the pointer
 * by then, such as the next page's button or a popup, that click does nothing: nobody meant to press what they had not
 * seen (P612).
 */
export function guardDoubleClicks(): void {
  let pressed: Element | null = null
  const guard = (event: MouseEvent) => {
    const found = (event.target as Element).closest('a, button')
    if (event.detail < 2) pressed = found
    else if (pressed !== found) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  addEventListener('click', guard, true)
}
