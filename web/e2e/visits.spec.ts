import type { Page } from '@playwright/test'
import { heading, mainAction } from './purchase.ts'
import { expect, test, whenAlive } from './visitor.ts'

/** Gives the shop an endpoint for events, and collects its posts there. */
async function countsOf(page: Page, baseURL: string | undefined): Promise<string[]> {
  const posted: string[] = []
  const endpoint = `${baseURL}/collect`
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), analytics: endpoint } })
  })
  await page.route(endpoint, async (route) => {
    const { cookie, referer } = await route.request().allHeaders()
    posted.push(`${route.request().postData()} ${cookie ?? ''} ${referer ?? ''}`)
    await route.fulfill({ status: 204 })
  })
  return posted
}

async function visit(page: Page) {
  const counting = page.waitForResponse('**/config.json')
  await page.goto('/airport-list/search?wd=amelia.hart%40example.com')
  await expect(heading(page, /amelia/)).toBeVisible()
  await counting
  await page.getByRole('link', { name: 'Layover, home' }).click()
  await expect(heading(page, /before your flight/)).toBeFocused()
  await page
    .getByRole('link', { name: /^Buy pass/ })
    .first()
    .click()
  await mainAction(page).click()
  await page.getByLabel('First name').fill('Amelia')
  await page.getByLabel('Email', { exact: true }).fill('amelia.hart@example.com')
}

test('with an endpoint, events name pages, searches and steps, and nothing about the visitor', async ({
  page,
  baseURL,
}) => {
  const posted = await countsOf(page, baseURL)
  await visit(page)
  await expect.poll(() => posted.join()).toContain('"step":2')
  const all = posted.join()
  for (const event of ['"page":"/airport-list/:pageType"', '"what":"airports"', '"purchase":"lounge-pass"']) {
    expect(all).toContain(event)
  }
  expect(all).not.toMatch(/amelia|hart|example\.com|127\.0\.0\.1|wd=/i)
})

test('without an endpoint the shop requests nothing but itself', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    const isShop =
      origin === baseURL && /^\/(assets|api|airport|lounge|config\.json|icon\.svg|$)/.test(pathname)
    if (!isShop && origin !== 'null') foreign.push(request.url())
  })
  await visit(page)
  await page.goto('about:blank')
  expect(foreign).toEqual([])
})

test('a browser that declines tracking is not counted', async ({ page, baseURL }) => {
  const posted = await countsOf(page, baseURL)
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto('/')
  await whenAlive(page)
  await page.waitForLoadState('networkidle')
  await page.goto('/airport-list/popular')
  await page.waitForLoadState('networkidle')
  await page.goto('about:blank')
  expect(posted).toEqual([])
})
