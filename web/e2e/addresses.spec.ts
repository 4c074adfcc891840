import { heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

/** Addresses that look like pages of the shop and are none (rulings 33 and 41). */
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
  '/delete-account/now',
  '/constructor',
]

/** Their path is that of a page, and only the query says that there is none: the browser finds out. */
const KNOWN_PATHS = ['/lounge/buypass/fail?type=other', '/lounge/buypass/success']

for (const path of [...UNKNOWN, ...KNOWN_PATHS]) {
  test(`${path} is the not-found page`, async ({ page, announced }) => {
    announced.push(/status of 404/)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(KNOWN_PATHS.includes(path) ? 200 : 404)
    await expect(heading(page, 'This page has departed')).toBeVisible()
    await expect(page).toHaveTitle('Page not found | Layover')
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Search airports' })).toBeVisible()
  })
}

const WORDS = [
  { name: 'emoji', word: '🛫🧳👩‍✈️' },
  { name: 'SQL', word: "'; DROP TABLE airports; --" },
  { name: 'markup', word: '<img src=x onerror=alert(1)>' },
  { name: 'a percent sign and a null', word: '100% \u0000 _' },
  { name: 'right-to-left', word: '\u202eHRZ' },
]

for (const { name, word } of WORDS) {
  test(`a search for ${name} finds nothing and says so`, async ({ page }) => {
    await page.goto(`/airport-list/search?wd=${encodeURIComponent(word)}`)
    await expect(page.locator('h1')).toContainText(
      word.replace('\u0000', '').replace('\u202e', '').trim().slice(0, 3),
    )
    await expect(page.getByText('No airport matches.')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(page.locator('main img[src="x"]')).toHaveCount(0)
  })
}

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

test('a search of ten kilobytes in the address is cut to what a word can be', async ({ page }) => {
  await page.goto(`/airport-list/search?wd=${'a'.repeat(10_000)}`)
  await expect(page.getByText('No airport matches.')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
})

test('a path of ten kilobytes is refused in words, without a page that could break', async ({ page }) => {
  const answer = await page.request.get(`/${'a'.repeat(10_000)}`)
  expect(answer.status()).toBe(414)
  expect(await answer.text()).toContain('The address is too long')
})
