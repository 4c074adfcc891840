import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './visitor.ts'

/** Takes features of the floor away, as a browser below it lacks them. */
async function growOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'CSSPropertyRule')
    CSS.supports = () => false
  })
}

const update = (page: Page) => page.getByRole('heading', { name: 'Please update your browser' })

test('an old browser shows how to go on and how to reach us, in place of the page', async ({ page }) => {
  await growOld(page)
  await page.goto('/airport/layover/ZRH')
  await expect(update(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'help@layover.example' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Zürich Airport' })).toBeHidden()
  await expectAccessible(page)
})

test('the visitor of an old browser may go on, there and on the next page', async ({ page }) => {
  await growOld(page)
  await page.goto('/airport/layover/ZRH')
  await page.getByRole('button', { name: 'Continue anyway' }).click()
  await expect(page.locator('main:not([aria-busy]) h1')).toHaveText(/Zürich Airport/)
  await expect(update(page)).toHaveCount(0)
  await page.goto('/help-topics/index')
  await expect(page.locator('main:not([aria-busy]) h1')).toHaveText('How can we help?')
  await expect(update(page)).toHaveCount(0)
})
