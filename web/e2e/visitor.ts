import { test as base, expect, type Page } from '@playwright/test'

/**
 * A visitor whose browser must stay silent: a console error, an uncaught exception or a broken content policy that the
 * story did not announce fails it.
 */
export const test = base.extend<{ announced: RegExp[] }>({
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

/** A page is there before it is alive. It is once React has taken back the note that the boot script made. */
export async function whenAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => sessionStorage.getItem('layover.going') === null)
}

export { expect }
