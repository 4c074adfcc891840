/** These functions run in the page: they see nothing of this module. */

export type Target = {
  /** A heading is the page's own, and a field is found by its label. */
  by: 'button' | 'link' | 'heading' | 'field' | 'css' | 'text'
  /** A selector for 'css', else its name, or the start of it where none has it whole. */
  name: string
  /** Which of several, from 0. */
  nth?: number
}

/** The value of a checkbox is 'true' or 'false'. */
export type Spot = { x: number; y: number; isFree: boolean; text: string; value: string }

/** Where the visible target is, moved to the middle of the window; `isFree` unless it is disabled or something covers it. */
export function spot({ by, name, nth = 0 }: Target): Spot | null {
  const selectors = {
    button: 'button',
    link: 'a[href]',
    heading: 'h1',
    field: 'label',
    css: name,
    text: 'p, li, dd, dt, span, strong, h2, h3, output, time',
  }
  const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? textOf(element)
  const shown = [...document.querySelectorAll(selectors[by])].filter(
    (one) => one.getClientRects().length > 0 && one.checkVisibility(),
  )
  const exact = shown.filter((one) => nameOf(one) === name)
  const alike = by === 'css' ? shown : shown.filter((one) => nameOf(one).startsWith(name))
  const found = (exact.length > 0 ? exact : alike)[nth]
  const element = found instanceof HTMLLabelElement ? (found.control ?? found) : found
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  const isEnabled = !element.matches(':disabled, [aria-disabled=true]')
  const isFree =
    isEnabled && hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
  const isInput = element instanceof HTMLInputElement
  const value =
    isInput && element.type === 'checkbox' ? String(element.checked) : isInput ? element.value : ''
  return { x, y, isFree, text: textOf(element), value }
}

/** What is typed next takes the place of the field's text. */
export function selectText(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
}

/** Marks the document once its next frame is drawn. */
export function markNextFrame(): void {
  const { dataset } = document.documentElement
  delete dataset.drawn
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      dataset.drawn = ''
    }),
  )
}

export function isFrameDrawn(): boolean {
  return 'drawn' in document.documentElement.dataset
}

/** The address, and the texts of the page, the notice above it and the popup over it. */
export function shownText(): string {
  const parts = document.querySelectorAll('.network-notice, main, [role=alertdialog]')
  return [location.href, ...[...parts].map((part) => part.textContent)].join('\n')
}

/** Takes what the document recorded since the last time. */
export function takeFaults(): string[] {
  return window.faults?.splice(0) ?? ['the document has no recorder']
}

export function isElsewhere(): boolean {
  return document.body?.textContent === 'Elsewhere'
}

export function hasWorker(): boolean {
  return navigator.serviceWorker.controller !== null
}

/** Counts the returns of this document from the back/forward cache. */
export function countReturns(): void {
  const { dataset } = document.documentElement
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) dataset.returns = String(Number(dataset.returns ?? 0) + 1)
  })
}
