import { test as base, expect, type Page } from '@playwright/test'
import { isTakenOver } from './hydration.ts'

export type CardPathName = 'vault' | 'session'

/**
 * A visitor whose browser must stay silent: an unannounced console error, uncaught exception or violated content
 * policy fails the story. `cardPath` is the way of its cards; the server's by default.
 */
export const test = base.extend<{ announced: RegExp[]; cardPath: CardPathName | undefined }>({
  cardPath: [undefined, { option: true }],
  // One server supports both ways (P345), and only getPciParam's reply differs: so one server is enough.
  context: async ({ context, cardPath }, use) => {
    if (cardPath) {
      await context.route('**/api/pci/getPciParam', async (route) => {
        const response = await route.fetch()
        const answer = (await response.json()) as { data: object }
        const switchFlag = cardPath === 'session' ? '1' : '0'
        await route.fulfill({ response, json: { ...answer, data: { ...answer.data, switchFlag } } })
      })
    }
    await use(context)
    // A story may end during a call that it intercepts.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  page: async ({ page }, use) => {
    await use(awaitingLife(page))
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  announced: [
    async ({ page }, use) => {
      const announced: RegExp[] = []
      const faults: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text())
      })
      page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
      await use(announced)
      expect(faults.filter((fault) => !announced.some((pattern) => pattern.test(fault)))).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Stories press and type at machine speed on a page that shows before hydration. So after `goto` and `reload` they
 * wait for hydration; a story about earlier events sets its own `waitUntil`.
 */
function awaitingLife(page: Page): Page {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await whenTakenOver(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await whenTakenOver(page)
    return response
  }
  return page
}

/** Waits until the page is hydrated. */
export async function whenTakenOver(page: Page): Promise<void> {
  // Polled from outside: the story may have stopped the page's clock. A document that is being replaced is not ready
  // yet.
  await expect
    .poll(() => page.evaluate(isTakenOver).catch(() => false), { intervals: [20, 50, 100], timeout: 60_000 })
    .toBe(true)
}

/** A page is hydrated once React has removed the boot script's record. */
export async function whenAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => sessionStorage.getItem('layover.going') === null)
}

/** Pages are kept, and fetched when the pointer comes near a link, from the moment that the notice is there. */
export async function whenGuarded(page: Page): Promise<void> {
  await whenAlive(page)
  await expect(page.locator('.network-notice')).toBeAttached()
}

export { expect }
