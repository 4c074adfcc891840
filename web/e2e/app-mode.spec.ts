import type { Page } from '@playwright/test'
import { PAGES } from './pages.ts'
import { heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

const header = (page: Page) => page.locator('.header')
const footer = (page: Page) => page.locator('.footer')

async function expectBare(page: Page) {
  await expect(header(page)).toBeHidden()
  await expect(footer(page)).toBeHidden()
}

/** The addresses inside the shop that the page's links and forms lead to, without those that stay on it. */
function targets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/'))
    const forms = [...document.querySelectorAll<HTMLFormElement>('form[action]')].map((form) => {
      const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
      return `${form.getAttribute('action')}?${query}`
    })
    return [...links, ...forms]
  })
}

test('header and footer are hidden before any module is there', async ({ page, announced }) => {
  announced.push(/net::ERR/)
  await page.route('**/*.js', (route) => route.abort())
  for (const path of ['/?from=app', '/airport/layover/ZRH?from=app']) {
    await page.goto(path)
    await expectBare(page)
  }
})

test('every link and form of every page carries from=app', async ({ page, announced }) => {
  // A dozen pages, one after the other.
  test.setTimeout(180_000)
  announced.push(/status of 404/)
  for (const { path, h1 } of PAGES) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}from=app`)
    await expect(heading(page, h1)).toBeVisible()
    await expectBare(page)
    await expect
      .poll(async () => (await targets(page)).filter((target) => !/[?&]from=app\b/.test(target)), path)
      .toEqual([])
    expect(new URL(page.url()).searchParams.get('from'), path).toBe('app')
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
