import { heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

test.describe('a visitor near Zürich', () => {
  test.use({ geolocation: { latitude: 47.45, longitude: 8.56 }, permissions: ['geolocation'] })

  test('is asked about Zürich Airport and taken there', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('combobox').click()
    await page.getByRole('button', { name: 'Use my current location' }).click()
    await expect(page.getByText('Looks like you are near Zürich Airport')).toBeVisible()
    await page.getByRole('link', { name: 'Yes, proceed' }).click()
    await expect(heading(page, /Zürich Airport/)).toBeVisible()
    await expect(page).toHaveURL(/\/airport\/layover\/ZRH/)
  })
})
