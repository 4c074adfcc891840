import { expect, test } from './visitor.ts'

const searches = [
  { typed: 'zur', first: /Zürich Airport \(ZRH\)/ },
  { typed: 'sao', first: /São Paulo/ },
  { typed: 'lon', first: /London/ },
]

for (const { typed, first } of searches) {
  test(`typing '${typed}' shows ${first.source} first`, async ({ page }) => {
    await page.goto('/')
    const box = page.getByRole('combobox')
    await box.click()
    await box.pressSequentially(typed, { delay: 40 })
    await expect(page.getByRole('option').first()).toContainText(first)
  })
}

test("London's airports are all found by 'lon'", async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox').click()
  await page.getByRole('combobox').pressSequentially('lon', { delay: 40 })
  for (const code of ['LHR', 'LGW', 'STN', 'LTN', 'LCY']) {
    await expect(page.getByRole('option').filter({ hasText: `(${code})` })).toBeVisible()
  }
})

test('a search without an option chosen goes to the list of what matched', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox').click()
  await page.getByRole('combobox').fill('geneva')
  await page.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/\/airport-list\/search\?wd=geneva/)
  await expect(page.getByRole('link', { name: /Geneva/ }).first()).toBeVisible()
})
