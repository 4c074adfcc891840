import { test as base, expect, type Page } from '@playwright/test'

export type CardPathName = 'vault' | 'session'

/**
 * A visitor whose browser must stay silent: a console error, an uncaught exception or a broken content policy that the
 * story did not announce fails it. `cardPath` is the way its cards go; without one it is what the server says.
 */
export const test = base.extend<{ announced: RegExp[]; cardPath: CardPathName | undefined }>({
  cardPath: [undefined, { option: true }],
  // One server takes both ways (P345), and the answer of getPciParam is all that tells them apart: so one will do.
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
    // A story may end while a call that it looks into is under way.
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
 * Stories press and type at machine speed, on a page that is shown before it is alive. So after `goto` and `reload` they
 * wait until React has taken the page over; a story about what comes before that names its own `waitUntil`.
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

/** React marks the elements that it has taken over; a page that cannot start says so (the boot script's note). */
async function whenTakenOver(page: Page): Promise<void> {
  const isTakenOver = () => {
    if (location.protocol === 'about:') return true
    const heading = document.querySelector('main h1')
    const isReacts = heading && Object.keys(heading).some((key) => key.startsWith('__reactProps$'))
    return Boolean(isReacts) || Boolean((window as { layoverStopped?: boolean }).layoverStopped)
  }
  // Asked from outside: a story may have stopped the page's clock. A document that gives way meanwhile is not there yet.
  await expect
    .poll(() => page.evaluate(isTakenOver).catch(() => false), { intervals: [20, 50, 100], timeout: 60_000 })
    .toBe(true)
}

/** A page is there before it is alive. It is once React has taken back the note that the boot script made. */
export async function whenAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => sessionStorage.getItem('layover.going') === null)
}

export { expect }
