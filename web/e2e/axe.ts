import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './visitor.ts'

/** Similar rows: beyond the first three, a thousand of them only cost axe ten seconds. */
const MANY_ROWS = 'main li:nth-child(n + 4)'

/** Axe without frames: the shop has none, and looking for some opens a second page each time. */
const axeOn = (page: Page) => new AxeBuilder({ page }).exclude(MANY_ROWS).setLegacyMode(true)

async function expectNoViolations(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([])
}

export async function expectNothingSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** Expects that axe finds nothing and that nothing scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(axeOn(page))
  await expectNothingSideways(page)
}

/** The same in the light and the dark scheme, on the current page. The dark scheme only changes colours. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(axeOn(page).withRules('color-contrast'))
  await page.emulateMedia({ colorScheme: 'light' })
}
