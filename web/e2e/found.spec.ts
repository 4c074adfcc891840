import type { Page } from '@playwright/test'
import { hold } from './held.ts'
import { expect, test } from './visitor.ts'

const AIRPORT = '/airport/layover/ZRH'

/** Counts each entry of the head that may occur once. */
function countHead(page: Page) {
  return page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length
    return {
      title: count('head title'),
      description: count('meta[name=description]'),
      canonical: count('link[rel=canonical]'),
      robots: count('meta[name=robots]'),
      h1: count('h1'),
    }
  })
}

const ONCE = { title: 1, description: 1, canonical: 1, robots: 0, h1: 1 }

/** Collects policy violations and layout shifts, from before the first script. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { violations: [] as string[], shift: 0 }
    Object.assign(window, { seen })
    document.addEventListener('securitypolicyviolation', (event) => seen.violations.push(event.blockedURI))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const seenBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { violations: string[]; shift: number } }).seen)

async function lounge(page: Page): Promise<string> {
  const answer = await page.request.post('/api/lounge/lounges', { data: { airportCode: 'ZRH' } })
  const { data } = (await answer.json()) as { data: { agentId: string; loungeCode: string }[] }
  return `/lounge/detail/${data[0]?.agentId}/${data[0]?.loungeCode}`
}

test('the first HTML of an airport and a lounge holds the final facts, once, and nothing moves', async ({
  page,
}) => {
  await watch(page)
  for (const path of [AIRPORT, await lounge(page)]) {
    const first = await (await page.request.get(path)).text()
    const title = /<title[^>]*>([^<]*)/.exec(first)?.[1]
    const description = /name="description" content="([^"]*)"/.exec(first)?.[1]
    const canonical = /rel="canonical" href="([^"]*)"/.exec(first)?.[1]
    expect(first).toContain('application/ld+json')
    await page.goto(path)
    await expect(page.locator('main:not([aria-busy]) h1')).toBeVisible()
    await expect(page).toHaveTitle(title ?? '')
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(description)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(canonical)
    expect(await countHead(page)).toEqual(ONCE)
    const { violations, shift } = await seenBy(page)
    expect(violations).toEqual([])
    expect(shift).toBeLessThanOrEqual(0.02)
  }
})

/** Where the heading of an airport's lounges and their first cards stand. */
async function boxes(page: Page) {
  const parts = ['main h2', '.lounge-item', '.lounge-item img', '.lounge-item .button']
  return Promise.all(parts.map((part) => page.locator(part).first().boundingBox()))
}

test('the lounges in the first HTML of an airport stand where the page then has them (P605)', async ({
  page,
}) => {
  const letScriptsGo = await hold(page, '**/*.js')
  // A page whose facts came too late goes out without, and is soon made again.
  await expect(async () => {
    await page.goto(AIRPORT, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('main[aria-busy] .lounge-item')).toHaveCount(4, { timeout: 1_000 })
  }).toPass()
  const first = await boxes(page)
  const href = await page.locator('.lounge-item h3 a').first().getAttribute('href')
  letScriptsGo()
  const own = page.locator('main:not([aria-busy])')
  await expect(own.locator('h3 a').first()).toHaveAttribute('href', href ?? '')
  expect(await boxes(page)).toEqual(first)
})

/** Pages with words that each shows without scripts; only expressions find text in a noscript element. */
const PLAIN_WORDS: readonly [path: string, ...words: RegExp[]][] = [
  [AIRPORT, /, after security\. Open /, /A lounge pass is £[\d.]+ per person/],
  ['/lounge/detail/layover/LHR-HARRIER', /^Open /, /A walk-up pass is £[\d.]+ per person/],
  ['/help-topics/index', /^Do children need a pass\?$/, /Children under 2 come in free/],
]

test('places and help say hours, prices, answers and how to reach us without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  for (const [path, ...words] of PLAIN_WORDS) {
    // A page whose facts came too late goes out without, and is soon made again.
    await expect(async () => {
      await page.goto(path)
      for (const text of words) expect(await page.getByText(text).first().isVisible()).toBe(true)
    }).toPass()
    await expect(page.getByRole('heading', { name: 'How to reach us' })).toBeVisible()
    await expect(page.locator('main .skeleton:visible')).toHaveCount(0)
  }
  await context.close()
})

test('the heading and the main facts stand without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(AIRPORT)
  await expect(page.getByRole('heading', { level: 1, name: 'Zürich Airport' })).toBeVisible()
  await expect(page.getByText('Zürich, Switzerland', { exact: true })).toBeVisible()
  await context.close()
})

test('later pages have one head of their own, and none of the first page’s data', async ({ page }) => {
  await page.goto(AIRPORT)
  await expect(page.locator('main:not([aria-busy]) h1')).toBeVisible()
  await page.getByRole('link', { name: 'Layover, home' }).click()
  await expect(page).toHaveTitle('Layover: lounge passes and fast-track lanes')
  expect(await countHead(page)).toEqual(ONCE)
  await expect(page.locator('script[type="application/ld+json"], [property^="og:"]')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveTitle(/Zürich Airport/)
  expect(await countHead(page)).toEqual(ONCE)
})

test('a page for one visitor alone is not for search engines', async ({ request }) => {
  for (const path of ['/lounge/buypass/success', '/membership-purchase/checkout', '/delete-account/form']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['x-robots-tag'], path).toBe('noindex')
    expect(await answer.text(), path).toContain('<meta name="robots" content="noindex"')
  }
})

test('robots are shown a map whose pages are all there', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const map = /Sitemap: (\S+)/.exec(robots)?.[1] ?? ''
  const addressesIn = async (address: string) =>
    [...(await (await request.get(new URL(address).pathname)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, found = '']) => found,
    )
  const parts = await addressesIn(map)
  expect(parts.length).toBeGreaterThanOrEqual(4)
  const all = (await Promise.all(parts.map(addressesIn))).flat()
  expect(all.length).toBeGreaterThan(2000)
  for (const address of all.filter((_, index) => index % 100 === 0)) {
    const answer = await request.get(new URL(address).pathname)
    expect([address, answer.status()]).toEqual([address, 200])
  }
})
