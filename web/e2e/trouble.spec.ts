import type { Page, Route } from '@playwright/test'
import { expectAccessibleInBothSchemes } from './axe.ts'
import { heading } from './purchase.ts'
import { expect, test, whenAlive } from './visitor.ts'

type Trouble = { name: string; title: string; answer: (route: Route) => Promise<void> }

/** The outcomes of a call, each with the popup's words (P75 to P77). */
const TROUBLES: readonly Trouble[] = [
  { name: 'a status 500', title: 'Connection Error', answer: (route) => route.fulfill({ status: 500 }) },
  {
    name: 'an answer too late',
    title: 'Connection Error',
    answer: (route) => route.fulfill({ status: 504 }),
  },
  { name: 'a line that breaks', title: 'Connection Error', answer: (route) => route.abort('timedout') },
  {
    name: 'a page of another server',
    title: 'Connection Error',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Airport Wi-Fi</h1>' }),
  },
  {
    name: 'an answer of another shape',
    title: 'Connection Error',
    answer: (route) => route.fulfill({ json: [{ ok: true }] }),
  },
  {
    name: 'an unknown refusal',
    title: 'Error',
    answer: (route) => route.fulfill({ json: { state: 'failure', errorCode: 'NEW', message: '<b>SQL</b>' } }),
  },
]

const MESSAGES: Record<string, string> = {
  'Connection Error': 'There are problems connecting to the server.',
  Error: 'Oh, something went wrong',
}

/** Pages that read from the server, with a text that shows once it replies again. */
const READING = [
  { path: '/airport-list/popular', h1: 'Popular airports' },
  { path: '/airport-list/all', h1: 'All airports' },
  { path: '/airport-list/search?wd=zur', h1: 'Airports for “zur”' },
  { path: '/airport/layover/ZRH', h1: /Zürich Airport/ },
  { path: '/lounge/detail/layover/ZRH-LIMMAT', h1: /Limmat Rooms/ },
  { path: '/lounge/buypass?step=1', h1: 'Your cart' },
  { path: '/content/privacy-policy', h1: 'Privacy policy' },
]

async function expectPopup(page: Page, { name, title }: Trouble) {
  const popup = page.getByRole('alertdialog')
  await expect(popup.getByRole('heading'), name).toHaveText(title)
  await expect(popup).toContainText(MESSAGES[title] ?? '')
  await expect(popup).toHaveCount(1)
  await expect(popup.getByRole('button')).toBeFocused()
  await popup.getByRole('button', { name: 'OK' }).click()
  await expect(popup).toBeHidden()
  await expect(page.locator('h1')).toHaveCount(1)
}

for (const [index, { path, h1 }] of READING.entries()) {
  test(`${path} in trouble shows one popup and stays usable`, async ({ page, announced }) => {
    announced.push(/Failed to load resource/)
    // Every trouble on one page; the others behave alike.
    for (const trouble of index === 0 ? TROUBLES : TROUBLES.slice(0, 1)) {
      await page.route('**/api/**', trouble.answer)
      await page.goto(path)
      await expectPopup(page, trouble)
      await page.unroute('**/api/**')
    }
    await page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).first().click()
    await expect(heading(page, h1)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
  })
}

test('the popup locks the page, closes by a press outside, and gives focus back to the heading', async ({
  page,
  announced,
}) => {
  announced.push(/Failed to load resource/)
  await page.goto('/')
  await whenAlive(page)
  await page.route('**/api/**', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('link', { name: 'View all airports' }).click()
  const popup = page.getByRole('alertdialog')
  await expect(popup.getByRole('button', { name: 'OK' })).toBeFocused()
  await page.mouse.move(180, 60)
  await page.mouse.wheel(0, 500)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expectAccessibleInBothSchemes(page)
  await page.mouse.click(180, 60)
  await expect(popup).toBeHidden()
  await expect(page.locator('h1')).toBeFocused()
})

test('the popup stands over an open sheet, which is there again afterwards', async ({ page, announced }) => {
  announced.push(/Failed to load resource/)
  await page.goto('/lounge/buypass?step=1')
  await expect(heading(page, 'Your cart')).toBeVisible()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/lounge/calculateLoungePrice', async (route) => {
    await released
    await route.fulfill({ status: 503 })
  })
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Remove Walk-up lounge pass' }).click()
  const goOn = page.getByRole('button', { name: 'Continue booking' })
  await expect(goOn).toBeFocused()
  release()
  const popup = page.getByRole('alertdialog')
  await expect(popup.getByRole('button', { name: 'OK' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(goOn).toBeFocused()
})
