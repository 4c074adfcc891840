import { AxeBuilder } from '@axe-core/playwright'
import { heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

const pages = [
  {
    path: '/products/index',
    title: 'Lounge passes and fast track | Layover',
    h1: 'Choose what makes your trip easier',
  },
  {
    path: '/products/item/lounge',
    title: 'Airport lounge passes | Layover',
    h1: 'One pass, any lounge in the network',
  },
  {
    path: '/products/item/fast-track',
    title: 'Fast-track lanes | Layover',
    h1: 'A shorter line through the airport',
  },
  { path: '/membership-plan', title: 'Membership plans | Layover', h1: 'Fly often? Pay less each visit.' },
]

for (const { path, title, h1 } of pages) {
  test(`${path} tells its text before any script runs`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`<title>${title}</title>`)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${h1.replace('?', '\\?')}</h1>`))
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} in ${colorScheme} has one h1, landmarks and nothing that axe objects to`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(heading(page, h1)).toBeVisible()
      await expect(page.locator('h1, main')).toHaveCount(2)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
      for (const width of [320, page.viewportSize()?.width ?? 360]) {
        await page.setViewportSize({ width, height: 740 })
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
      }
    })
  }
}

test('from the services to the cart, by links alone', async ({ page }) => {
  await page.goto('/products')
  await expect(page).toHaveURL(/\/products\/index$/)
  await page.getByRole('link', { name: /^What you get/ }).click()
  await expect(heading(page, 'One pass, any lounge in the network')).toBeFocused()
  await page.getByRole('link', { name: 'Buy pass' }).filter({ visible: true }).click()
  await expect(heading(page, 'Your cart')).toBeVisible()
})

test('a product that nobody sells is not found, with status 404', async ({ page, announced }) => {
  announced.push(/status of 404/)
  expect((await page.goto('/products/item/spa'))?.status()).toBe(404)
  await expect(heading(page, 'This page has departed')).toBeVisible()
})

test('the calculator asks the server for every total', async ({ page }) => {
  await page.goto('/membership-plan')
  const year = page.locator('.year-cost')
  await expect(year).toContainText('£204.00')
  await expect(year.getByRole('status')).toHaveText('6 visits: lowest with Explorer, £174.00.')
  await year.getByRole('button', { name: 'One more' }).click()
  await expect(year.getByRole('status')).toHaveText('7 visits: lowest with Explorer, £201.00.')
  await year.getByRole('spinbutton').fill('40')
  await year.getByRole('spinbutton').press('Enter')
  await expect(year.getByRole('status')).toHaveText('40 visits: lowest with Single passes, £1,360.00.')
})

test('plans that cannot be reached leave a page that tries again', async ({ page, announced }) => {
  announced.push(/status of 503/)
  await page.route('**/api/purchasemembership/getPlans', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"status":503}' }),
  )
  await page.goto('/membership-plan')
  await expect(page.getByRole('alertdialog')).toContainText('Connection Error')
  await page.keyboard.press('Escape')
  await page.unroute('**/api/purchasemembership/getPlans')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Explorer' })).toBeVisible()
})
