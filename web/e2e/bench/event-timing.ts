import type { Page } from '@playwright/test'

/** A press by the browser's event timing: from the input to the next frame, in steps of 8 ms. Presses below 16 ms have no entry. */
export type Press = {
  readonly ms: number
  /** Before its handlers began. */
  readonly waitedMs: number
  /** In its handlers. */
  readonly handledMs: number
  readonly event: string
  readonly target: string
  readonly heading: string
}

declare global {
  interface Window {
    presses: Map<number, Press>
  }
  interface PerformanceEventTiming {
    /** Not in the types yet. */
    readonly interactionId: number
  }
  interface PerformanceObserverInit {
    durationThreshold?: number
  }
}

/**
 * Records the presses of every document that the page opens from now on. Each press has the name of its element, also where
 * the page has replaced the element before the browser reports the press.
 */
export async function recordPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pressed = new Map<number, EventTarget | null>()
    const note = ({ timeStamp, target }: Event) => pressed.set(timeStamp, target)
    for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
      addEventListener(type, note, { capture: true, passive: true })
    const nameOf = (target: EventTarget | null | undefined) => {
      const element = target instanceof Element ? (target.closest('a, button') ?? target) : undefined
      return element?.getAttribute('aria-label') || element?.textContent?.slice(0, 30) || element?.id
    }
    window.presses = new Map()
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const known = window.presses.get(entry.interactionId)
        if (!entry.interactionId || (known && known.ms >= entry.duration)) continue
        window.presses.set(entry.interactionId, {
          ms: entry.duration,
          event: entry.name,
          target: nameOf(pressed.get(entry.startTime)) || 'the page',
          heading: document.querySelector('main h1')?.textContent ?? '',
          waitedMs: Math.round(entry.processingStart - entry.startTime),
          handledMs: Math.round(entry.processingEnd - entry.processingStart),
        })
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  })
}

/** The presses of the document that is open. */
export function pressesOf(page: Page): Promise<Press[]> {
  return page.evaluate(() => [...window.presses.values()])
}
