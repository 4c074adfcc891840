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

test('on a phone each figure of the comparison stands under the name of its plan', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/membership-plan')
  const table = page.getByRole('table', { name: 'The plans and a single pass compared' })
  await expect(table.getByRole('columnheader')).toHaveText([
    'Single pass',
    'Weekender',
    'Explorer',
    'Frequent',
  ])
  const leftOf = (cells: Element[]) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left))
  const names = await table.getByRole('columnheader').evaluateAll(leftOf)
  for (const row of await table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .all())
    expect(await row.getByRole('cell').evaluateAll(leftOf)).toEqual(names)
})
