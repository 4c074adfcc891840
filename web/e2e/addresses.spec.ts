import type { Page } from '@playwright/test'
import { heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

/** Addresses that look like pages of the shop but are none (P23). */
const UNKNOWN = [
  '/airport-list/nearest',
  '/airport-list/ALL',
  '/airport/layover/ZZZ',
  '/airport/layover/zrh%00',
  '/airport/layover/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/lounge/detail/layover/ZRH-NOWHERE',
  "/lounge/detail/layover/'%20OR%201=1--",
  '/lounge/buypass/maybe',
  '/content/cookies',
  '/products/item/lounges',
  '/products/item/__proto__',
  '/help-topics/category/zeppelins',
  '/membership-purchase/result/maybe',
  '/delete-account/now',
  '/constructor',
  '/nowhere',
]

/** Their path is a page's, and only their query is wrong: the browser finds out. */
const KNOWN_PATHS = ['/lounge/buypass/fail?type=other', '/lounge/buypass/success']

/** The entries of the not-found page's head, once each. */
function countHead(page: Page) {
  return page.evaluate(() =>
    Object.fromEntries(
      ['head title', 'meta[name=description]', 'link[rel=canonical]', 'meta[name=robots]', 'h1'].map(
        (selector) => [selector, document.querySelectorAll(selector).length],
      ),
    ),
  )
}

async function expectNotFound(page: Page): Promise<void> {
  await expect(heading(page, 'This page has departed')).toBeVisible()
  await expect(page).toHaveTitle('Page not found | Layover')
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Search airports' })).toBeVisible()
}

test('an address without a page answers 404 with the not-found page, which is not indexed', async ({
  request,
}) => {
  for (const path of UNKNOWN) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['x-robots-tag'], path).toBe('noindex')
    expect(await answer.text(), path).toMatch(/<title[^>]*>Page not found \| Layover<\/title>/)
  }
})

for (const path of [
  '/airport/layover/ZZZ',
  '/lounge/detail/layover/ZRH-NOWHERE',
  '/products/item/__proto__',
]) {
  test(`${path} stays the not-found page once it is alive`, async ({ page, announced }) => {
    announced.push(/status of 404/)
    expect((await page.goto(path))?.status()).toBe(404)
    await expectNotFound(page)
    expect(await countHead(page)).toEqual({
      'head title': 1,
      'meta[name=description]': 0,
      'link[rel=canonical]': 0,
      'meta[name=robots]': 1,
      h1: 1,
    })
  })
}

test('a result that its query does not allow is the not-found page', async ({ page }) => {
  for (const path of KNOWN_PATHS) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expectNotFound(page)
  }
})

const WORDS = [
  '🛫🧳👩‍✈️',
  "'; DROP TABLE airports; --",
  '<img src=x onerror=alert(1)>',
  '100% \u0000 _',
  '\u202eHRZ',
  'لندن',
  'e\u0301'.repeat(200),
  'a'.repeat(10_000),
]

test('a search for anything but an airport shows that it found nothing, and scrolls in one direction only', async ({
  page,
}) => {
  for (const word of WORDS) {
    await page.goto(`/airport-list/search?wd=${encodeURIComponent(word)}`)
    const shown = word.replace('\u0000', '').replace('\u202e', '').trim().slice(0, 2)
    await expect(page.locator('h1')).toContainText(shown)
    await expect(page.getByText('No airport matches.')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(page.locator('main img[src="x"]')).toHaveCount(0)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways, word.slice(0, 24)).toBeLessThanOrEqual(0)
  }
})

test('ten kilobytes pasted into the search are cut to what a word can be', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('combobox')
  await box.click()
  await box.fill('zur'.repeat(3_400))
  await box.press('Enter')
  await expect(page.getByText('No airport matches.')).toBeVisible()
  expect(page.url().length).toBeLessThan(250)
  await page.reload()
  await expect(page.getByText('No airport matches.')).toBeVisible()
})

test('a path of ten kilobytes is refused in words, without a page that could break', async ({ request }) => {
  const answer = await request.get(`/${'a'.repeat(10_000)}`)
  expect(answer.status()).toBe(414)
  expect(await answer.text()).toContain('The address is too long')
})
