import type { Page, Route } from '@playwright/test'
import { storedTexts } from './browser-storage.ts'
import { heading, mainAction } from './purchase.ts'
import { expect, test, whenAlive } from './visitor.ts'

const LEGAL_PAGE = '**/assets/content*.js'

test.beforeEach(({ announced }) => {
  announced.push(/net::ERR/, /Error loading route module/, /dynamically imported module/)
})

/** Counts the documents that the browser loaded. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

/**
 * Makes the legal page's part fail; the first failure comes only after the shop has recorded the navigation, as on a
 * real network.
 */
async function failLegalPage(page: Page, options?: { times: number }): Promise<void> {
  await whenAlive(page)
  let isNoted = false
  const fail = async (route: Route) => {
    if (!isNoted) await page.waitForFunction(() => sessionStorage.getItem('layover.going'))
    isNoted = true
    await route.abort()
  }
  await page.route(LEGAL_PAGE, fail, options)
}

test('a page whose part fails once is there after a reload, and nothing typed is lost', async ({ page }) => {
  await page.goto('/lounge/buypass?step=1')
  await mainAction(page).click()
  await page.getByLabel('First name').fill('Amelia')
  await failLegalPage(page, { times: 1 })
  await page.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(heading(page, 'Privacy policy')).toBeVisible()
  expect(await storedTexts(page)).toContain('Amelia')
})

test('a part that keeps failing ends in a message with Reload, and does not loop', async ({ page }) => {
  await page.goto('/')
  await whenAlive(page)
  const loads = countLoads(page)
  await failLegalPage(page)
  await page.getByRole('link', { name: 'Privacy policy' }).click()
  const message = page.getByRole('alert')
  await expect(message).toContainText('A part of this page did not load.')
  await expect(page).toHaveURL('/content/privacy-policy')
  const before = loads()
  expect(before).toBeLessThanOrEqual(4)
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(before)
  await page.unroute(LEGAL_PAGE)
  await message.getByRole('button', { name: 'Reload' }).click()
  await expect(heading(page, 'Privacy policy')).toBeVisible()
})

test('until the browser is idle the home page does without the query cache, which loads when the search gets focus', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(requested.filter((url) => url.includes('/assets/store-api-'))).toEqual([])
  const cache = page.waitForRequest('**/assets/store-api-*.js')
  await page.getByRole('combobox').focus()
  await cache
})

test("without the search's list the plain form goes on working", async ({ page }) => {
  const loads = countLoads(page)
  await page.route('**/assets/airport-combobox-*.js', (route) => route.abort())
  await page.goto('/')
  // The first failure reloads the page; then the box is there without its list.
  await expect(async () => {
    await page.getByRole('combobox').click()
    expect(loads()).toBe(2)
  }).toPass()
  await page.getByRole('combobox').fill('geneva')
  await page.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/\/airport-list\/search\?wd=geneva/)
  await expect(page.getByRole('link', { name: /Geneva/ }).first()).toBeVisible()
})

test('a part that has not come after 120 s counts as failed', async ({ page }) => {
  // The story ends the two minutes by its own clock.
  await page.addInitScript(() => {
    const wait = window.setTimeout
    const held = (task: TimerHandler, ms?: number) => {
      if (ms === 120_000 && typeof task === 'function') Object.assign(window, { endTheWait: task })
      return wait(task, ms)
    }
    window.setTimeout = held as typeof window.setTimeout
  })
  await page.goto('/')
  await whenAlive(page)
  const loads = countLoads(page)
  await page.route(LEGAL_PAGE, () => {}, { times: 1 })
  await page.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page.getByText('Loading', { exact: true })).toBeVisible()
  expect(loads()).toBe(0)
  await page.evaluate(() => void setTimeout(Reflect.get(window, 'endTheWait')))
  await expect(heading(page, 'Privacy policy')).toBeVisible()
  expect(loads()).toBeGreaterThan(0)
})
