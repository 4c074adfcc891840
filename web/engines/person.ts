import { expect } from '@playwright/test'
import { isTakenOver } from '../e2e/hydration.ts'
import type { Tab } from './drivers/tab.ts'
import {
  countReturns,
  hasWorker,
  isElsewhere,
  isFrameDrawn,
  markNextFrame,
  type Spot,
  selectText,
  shownText,
  spot,
  type Target,
  takeFaults,
} from './in-page.ts'
import { ELSEWHERE, type Network } from './network.ts'

/** Looks often: a press or a key is done within milliseconds. */
const quick = (message: string) => ({ message, intervals: [20, 50] })

/** A visitor at one tab, who sees the page, presses and types. */
export class Person {
  readonly network: Network
  readonly #shop: string
  readonly #tab: Tab
  readonly #faults: string[] = []
  /** In pixels from the middle of what is pressed. */
  #aside = 4

  constructor(tab: Tab, shop: string, network: Network) {
    this.#tab = tab
    this.#shop = shop
    this.network = network
  }

  /** Waits for hydration too: presses before it are another matter. */
  async open(path: string): Promise<void> {
    await this.#tab.goTo(this.#shop + path)
    await expect.poll(() => this.#asks(isTakenOver, null), path).toBe(true)
  }

  /** Waits until the service worker answers for the page: by then it has all its files. */
  async getsWorker(): Promise<void> {
    await expect.poll(() => this.#asks(hasWorker, null), 'a service worker').toBe(true)
  }

  /** Waits until the browser has the code of what comes next. */
  async hasAhead(part: string): Promise<void> {
    await expect.poll(() => this.network.hasSent(`/assets/${part}-`), `${part} ahead`).toBe(true)
    await expect.poll(() => this.network.isAtRest).toBe(true)
  }

  async sees(target: Target): Promise<void> {
    await this.#find(target)
  }

  /** Beside the last press, as a hand would: two quick ones at one spot are a double click (P612). */
  async press(target: Target): Promise<void> {
    const { x, y } = await this.#find(target, ({ isFree }) => isFree)
    this.#aside = -this.#aside
    await this.#tab.press(x + this.#aside, y)
  }

  type(text: string): Promise<void> {
    return this.#tab.type(text)
  }

  /** Replaces the text of a field. */
  async fill(name: string, text: string, nth = 0): Promise<void> {
    const field: Target = { by: 'field', name, nth }
    await this.press(field)
    await this.#tab.call(selectText, null)
    await this.#tab.type(text)
    // Fields of a card group their digits.
    const plain = (words: string) => words.replaceAll(/[ /]/g, '')
    await this.#find(field, ({ value }) => plain(value) === plain(text))
    // At the next frame Firefox brings the typed text back into view, so a press before it would miss its button.
    await this.#tab.call(markNextFrame, null)
    await expect.poll(() => this.#asks(isFrameDrawn, null), quick('a frame')).toBe(true)
  }

  async check(box: Target): Promise<void> {
    const { value } = await this.#find(box)
    if (value === 'false') await this.press(box)
    await this.#find(box, (now) => now.value === 'true')
  }

  /** Opens another site and comes back to the page at rest that the browser kept; it is not loaded again. */
  async goAsideAndBack(): Promise<void> {
    const kept = () => this.#asks(() => Number(document.documentElement.dataset.returns ?? 0), null)
    const before = await kept()
    if (before === 0) await this.#tab.call(countReturns, null)
    // The parts that load once the browser is idle follow a first rest; the notice of a lost connection comes last.
    await expect
      .poll(() => this.#asks(() => document.querySelector('.network-notice') !== null, null))
      .toBe(true)
    await expect.poll(() => this.network.isAtRest).toBe(true)
    await this.leaveAndReturn()
    await expect.poll(kept, 'returns from the back/forward cache').toBe(Number(before) + 1)
  }

  /** Opens another site and comes back, whatever the page does meanwhile; the browser keeps it or loads it again. */
  async leaveAndReturn(): Promise<void> {
    await this.#collect()
    await this.#tab.call((address) => location.assign(address), ELSEWHERE)
    await expect.poll(() => this.#asks(isElsewhere, null)).toBe(true)
    await this.#tab.call(() => history.back(), null)
    await expect.poll(() => this.#asks(isTakenOver, null), 'return').toBe(true)
  }

  /** What the browser complained of. */
  async faults(): Promise<readonly string[]> {
    await this.#collect()
    return this.#faults
  }

  /** What the page shows, for a story that failed. */
  report(): Promise<string> {
    return this.#tab.call(shownText, null)
  }

  close(): Promise<void> {
    return this.#tab.close()
  }

  async #collect(): Promise<void> {
    this.#faults.push(...(await this.#tab.call(takeFaults, null)))
  }

  /** The target once it is there, does not move and fits. */
  async #find(target: Target, fits: (spot: Spot) => boolean = () => true): Promise<Spot> {
    let last: Spot | null | undefined
    let found: Spot | undefined
    const look = async () => {
      const next = await this.#asks(spot, target)
      const isStill = next?.x === last?.x && next?.y === last?.y
      if (next && isStill && fits(next)) found = next
      last = next
      return found !== undefined
    }
    await expect.poll(look, quick(JSON.stringify(target))).toBe(true)
    if (!found) throw new Error(`no ${JSON.stringify(target)}`)
    return found
  }

  /** A document that is being replaced gives no reply. */
  #asks<A, R>(inPage: (argument: A) => R, argument: A): Promise<R | null> {
    return this.#tab.call(inPage, argument).catch(() => null)
  }
}
