import type { Page, Route } from '@playwright/test'
import { storedTexts } from './browser-storage.ts'
import { heading, mainAction } from './purchase.ts'
import { expect, test, whenGuarded } from './visitor.ts'

const LEGAL_PAGE = '**/assets/content*.js'
const LEGAL_STYLE = '**/assets/content*.css'
const SEARCH_LIST = '**/assets/airport-combobox-*.js'

test.beforeEach(({ announced }) => {
  announced.push(/net::ERR/, /status of 404/, /Error loading route module/, /dynamically imported module/)
})

/** Counts the documents that the browser loaded. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

/** Whether the style sheet of the legal pages applies. */
async function hasLegalStyle(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.styleSheets].some(({ href, media }) => href?.includes('/content-') && media.length === 0),
  )
}

test('a page whose part fails once comes by itself, without a reload, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/lounge/buypass?step=1')
  await mainAction(page).click()
  await page.getByLabel('First name').fill('Amelia')
  await whenGuarded(page)
  const loads = countLoads(page)
  await page.route(LEGAL_PAGE, (route) => route.abort(), { times: 1 })
  await page.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(heading(page, 'Privacy policy')).toBeVisible()
  expect(await storedTexts(page)).toContain('Amelia')
  expect(loads()).toBe(0)
})

test('a part that keeps failing leaves the page, says so and offers Try again, without a reload', async ({
  page,
}) => {
  await page.goto('/')
  await whenGuarded(page)
  const loads = countLoads(page)
  await page.route(LEGAL_PAGE, (route) => route.abort())
  await page.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page.getByText('The page did not load.')).toBeVisible()
  await expect(heading(page, /before your flight/)).toBeVisible()
  await page.unroute(LEGAL_PAGE)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Privacy policy')).toBeVisible()
  await expect(page.getByText('The page did not load.')).toBeHidden()
  expect(loads()).toBe(0)
})

test('a page whose style sheet does not come waits for it, and comes with its looks', async ({ page }) => {
  await page.goto('/')
  await whenGuarded(page)
  const loads = countLoads(page)
  // A browser may load a style sheet anew for the page, although it was fetched.
  const lose = (route: Route) =>
    route.request().resourceType() === 'stylesheet' ? route.abort() : route.continue()
  await page.route(LEGAL_STYLE, lose)
  await page.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page.getByText('The page did not load.')).toBeVisible()
  await expect(heading(page, /before your flight/)).toBeVisible()
  await page.unroute(LEGAL_STYLE)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Privacy policy')).toBeVisible()
  expect(await hasLegalStyle(page)).toBe(true)
  expect(loads()).toBe(0)
})

test('a page opened by its address fetches its code beside its style sheet, and comes with its looks', async ({
  page,
}) => {
  const code = page.waitForRequest(LEGAL_PAGE)
  const hold = async (route: Route) => {
    await code
    await route.abort()
  }
  await page.route(LEGAL_STYLE, hold, { times: 1 })
  await page.goto('/content/privacy-policy')
  await expect(heading(page, 'Privacy policy')).toBeVisible()
  await expect.poll(() => hasLegalStyle(page)).toBe(true)
})

test('the looks of a page stay when it goes', async ({ page }) => {
  await page.goto('/')
  await whenGuarded(page)
  expect(await hasLegalStyle(page)).toBe(false)
  await page.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(heading(page, 'Privacy policy')).toBeVisible()
  expect(await hasLegalStyle(page)).toBe(true)
  await page.goBack()
  await expect(heading(page, /before your flight/)).toBeVisible()
  expect(await hasLegalStyle(page)).toBe(true)
})

test('a page stays where its first connection broke off, once there is one again', async ({ page }) => {
  await page.route('**/assets/network-notice-*.js', (route) => route.abort(), { times: 1 })
  await page.goto('/')
  await whenGuarded(page)
  const loads = countLoads(page)
  await page.route(LEGAL_PAGE, (route) => route.abort())
  await page.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page.getByText('The page did not load.')).toBeVisible()
  expect(loads()).toBe(0)
})

test('a page of a build that is gone is reloaded once, and where that does not help, not again', async ({
  page,
}) => {
  await page.goto('/')
  await whenGuarded(page)
  const loads = countLoads(page)
  await page.route(LEGAL_PAGE, (route) => route.fulfill({ status: 404 }))
  await page.route('**/assets/manifest-*.js', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
  )
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
  await page.route(SEARCH_LIST, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('combobox').click()
  await page.getByRole('combobox').fill('geneva')
  await page.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/\/airport-list\/search\?wd=geneva/)
  await expect(page.getByRole('link', { name: /Geneva/ }).first()).toBeVisible()
  expect(loads()).toBe(1)
})

test("the search's list that did not load is fetched again at a press into the box", async ({ page }) => {
  await page.route(SEARCH_LIST, (route) => route.abort())
  await page.goto('/')
  const box = page.getByRole('combobox')
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/assets/airport-combobox-'),
  )
  await box.click()
  await box.fill('geneva')
  await lost
  await page.unroute(SEARCH_LIST)
  // A press during a load begins none.
  await expect(async () => {
    await box.click()
    await expect(page.getByRole('option', { name: /Geneva/ })).toBeVisible({ timeout: 10_000 })
  }).toPass()
})

test('a part that has not come after 120 s is late, and Try again fetches it anew', async ({ page }) => {
  // The story ends the two minutes by its own clock, of every part that is on its way: more than one may be.
  await page.addInitScript(() => {
    const { setTimeout: wait, clearTimeout: end } = window
    const waits = new Map<number, () => void>()
    const held = (task: TimerHandler, ms?: number) => {
      const timer = wait(task, ms)
      if (ms === 120_000 && typeof task === 'function') waits.set(timer, () => task())
      return timer
    }
    const dropped = (timer?: number) => {
      if (timer !== undefined) waits.delete(timer)
      end(timer)
    }
    Object.assign(window, {
      setTimeout: held,
      clearTimeout: dropped,
      endTheWaits: () => [...waits.values()].map((late) => late()),
    })
  })
  await page.goto('/')
  await whenGuarded(page)
  const loads = countLoads(page)
  // The page is fetched ahead too, when the pointer comes near its link.
  let isSilent = true
  await page.route(LEGAL_PAGE, async (route) => {
    if (!isSilent) await route.continue()
  })
  await page.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page.getByText('Loading', { exact: true })).toBeVisible()
  await page.evaluate(() => void setTimeout(Reflect.get(window, 'endTheWaits')))
  await expect(page.getByText('The page did not load.')).toBeVisible()
  expect(loads()).toBe(0)
  isSilent = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Privacy policy')).toBeVisible()
  expect(loads()).toBeGreaterThan(0)
})
