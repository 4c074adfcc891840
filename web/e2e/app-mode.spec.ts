import { expectBare, header, testLinks } from './app-mode.ts'
import { hold } from './held.ts'
import { PAGES } from './pages.ts'
import { heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

/** A list, a form, a guarded step, a redirect and the not-found page; the endurance run covers every page. */
const SAMPLE = ['/', '/airport/layover/ZRH', '/lounge/buypass?step=1', '/products', '/contact-us', '/nowhere']

testLinks(PAGES.filter(({ path }) => SAMPLE.includes(path)))

test('header and footer are hidden before any module is there', async ({ page }) => {
  await hold(page, '**/*.js')
  for (const path of ['/?from=app', '/airport/layover/ZRH?from=app']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expectBare(page)
  }
})

test('it holds through links, guards, Back, a reload and a new tab, until another value ends it', async ({
  page,
  context,
}) => {
  await page.goto('/?from=app')
  await page
    .getByRole('link', { name: /^Buy pass/ })
    .first()
    .click()
  await expect(heading(page, 'Your cart')).toBeVisible()
  await expect(page).toHaveURL('/lounge/buypass?step=1&from=app')
  await page.goto('/lounge/buypass?step=4&from=app')
  await expect(page).toHaveURL('/lounge/buypass?step=1&from=app')
  await page.goBack()
  await expectBare(page)
  await page.goto('/airport-list/popular')
  await expect(heading(page, 'Popular airports')).toBeVisible()
  await expectBare(page)
  await page.reload()
  await expectBare(page)
  const opened = context.waitForEvent('page')
  await page
    .locator('main a[href^="/airport/"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(tab.locator('h1')).toBeVisible()
  await expectBare(tab)
  await page.goto('/?from=web')
  await expect(header(page)).toBeVisible()
  await page.goto('/airport-list/popular')
  await expect(header(page)).toBeVisible()
})

test('canonical links leave it out', async ({ page }) => {
  await page.goto('/airport-list/popular?from=app')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/airport-list\/popular$/)
})
