import { heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

test.describe('a visitor near Zürich', () => {
  test.use({ geolocation: { latitude: 47.45, longitude: 8.56 }, permissions: ['geolocation'] })

  test('is asked about Zürich Airport and taken there', async ({ page }) => {
    await page.goto('/')
    const question = page.getByText('Looks like you are near Zürich Airport')
    // The page is there before it is alive; whoever was too quick presses again.
    await expect(async () => {
      if (await question.isHidden())
        await page.getByRole('button', { name: 'Use my current' }).click({ timeout: 1_000 })
      await expect(question).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await page.getByRole('link', { name: 'Yes, proceed' }).click()
    await expect(heading(page, /Zürich Airport/)).toBeVisible()
    await expect(page).toHaveURL(/\/airport\/layover\/ZRH/)
  })
})
