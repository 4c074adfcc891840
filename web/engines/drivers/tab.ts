export type Size = { width: number; height: number }

/** One page of a browser, used from outside as a person uses it. */
export interface Tab {
  /** Its name and version. */
  readonly engine: string
  goTo(address: string): Promise<void>
  /** Calls a function in the page. It sees nothing but the page and its argument, and both travel as JSON. */
  call<A, R>(inPage: (argument: A) => R, argument: A): Promise<R>
  /** A press of the pointer at this point of the window, in CSS pixels. */
  press(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  close(): Promise<void>
}

export interface Engine {
  /** A tab of this size, which shares nothing with an earlier one. */
  open(size: Size): Promise<Tab>
  close(): Promise<void>
}

/** The source of a call, for drivers that take scripts as text. */
export function sourceOf<A, R>(inPage: (argument: A) => R, argument: A): string {
  return `JSON.stringify((${inPage.toString()})(${JSON.stringify(argument)}) ?? null)`
}

/** As short as a finger's tap. Firefox loses a press of no length that takes the focus from a field. */
const PRESS_MS = 80

/** Both protocols describe input alike. */
export function pointerActions(x: number, y: number) {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pause', duration: PRESS_MS },
    { type: 'pointerUp', button: 0 },
  ]
  return { type: 'pointer', id: 'mouse', actions }
}

export function keyActions(text: string) {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return { type: 'key', id: 'keyboard', actions }
}
