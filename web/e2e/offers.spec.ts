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
    h1: 'A shorter queue at the airport',
  },
  { path: '/membership-plan', title: 'Membership plans | Layover', h1: 'Fly often? Pay less each visit.' },
]

test('the products are shown before any script runs', async ({ request }) => {
  for (const { path, title, h1 } of pages) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain(`<title>${title}</title>`)
    expect(html, path).toMatch(new RegExp(`<h1[^>]*>${h1.replace('?', '\\?')}</h1>`))
  }
})

test('from the services to the cart, by links alone', async ({ page }) => {
  await page.goto('/products')
  await expect(page).toHaveURL(/\/products\/index$/)
  await page.getByRole('link', { name: /^What you get/ }).click()
  await expect(heading(page, 'One pass, any lounge in the network')).toBeFocused()
  await page.getByRole('link', { name: 'Buy pass' }).filter({ visible: true }).click()
  await expect(heading(page, 'Your cart')).toBeVisible()
})

test('the calculator fetches every total', async ({ page }) => {
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
