import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './visitor.ts'

/** Rows alike: a thousand of them teach axe nothing that the first three do not, and cost it ten seconds. */
const MANY_ROWS = 'main li:nth-child(n + 4)'

/** Axe finds nothing, and nothing has to be scrolled sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude(MANY_ROWS).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** The same in the light and in the dark, on the page as it is: loading it twice would teach nothing more. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}
