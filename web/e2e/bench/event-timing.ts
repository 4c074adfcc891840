import type { Page } from '@playwright/test'

/** A press by the browser's event timing: from the input to the next frame, in steps of 8 ms. Presses below 16 ms have no entry. */
export type Press = {
  readonly ms: number
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

/** Records the presses of every document that the page opens from now on. */
export async function recordPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.presses = new Map()
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const known = window.presses.get(entry.interactionId)
        if (!entry.interactionId || (known && known.ms >= entry.duration)) continue
        const { target } = entry
        const element = target instanceof HTMLElement ? target : undefined
        window.presses.set(entry.interactionId, {
          ms: entry.duration,
          event: entry.name,
          target:
            element?.getAttribute('aria-label') ||
            element?.textContent?.slice(0, 30) ||
            element?.id ||
            '(gone)',
          heading: document.querySelector('main h1')?.textContent ?? '',
        })
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  })
}

/** The presses of the document that is open. */
export function pressesOf(page: Page): Promise<Press[]> {
  return page.evaluate(() => [...window.presses.values()])
}
