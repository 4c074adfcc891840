import type { Page } from '@playwright/test'
import { hold } from './held.ts'
import { heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Use my current location' })

test.describe('a visitor near Zürich', () => {
  test.use({ geolocation: { latitude: 47.45, longitude: 8.56 }, permissions: ['geolocation'] })

  test('may stay, with nothing of the place stored, or be taken to Zürich Airport', async ({ page }) => {
    await page.goto('/')
    // At once, since a press before hydration counts too.
    await button(page).click()
    await expect(page.getByRole('dialog', { name: 'Looks like you are near Zürich Airport' })).toBeVisible()
    await page.getByRole('button', { name: 'No, stay where I am' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
    await expect(button(page)).toBeFocused()
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).not.toMatch(/latitude|47\.4|ZRH/)
    await button(page).click()
    await expect(page.getByRole('link', { name: 'Yes, proceed' })).toBeFocused()
    await page.getByRole('link', { name: 'Yes, proceed' }).click()
    await expect(heading(page, /Zürich Airport/)).toBeVisible()
    await expect(page).toHaveURL(/\/airport\/layover\/ZRH/)
  })

  test('is requested by a press on the list’s own button too', async ({ page }) => {
    await page.goto('/')
    const box = page.getByRole('combobox')
    await box.click()
    await box.pressSequentially('qqqq')
    await expect(page.getByText('No airport matches “qqqq”')).toBeVisible()
    await button(page).last().click()
    await expect(page.getByRole('dialog', { name: /Looks like you are near/ })).toBeVisible()
  })

  test('who presses before a line of the shop has arrived is answered when it has', async ({ page }) => {
    const letGo = await hold(page, /\/assets\/.*\.js$/)
    await page.goto('/', { waitUntil: 'commit' })
    await button(page).click()
    letGo()
    await expect(page.getByRole('dialog', { name: /Looks like you are near/ })).toBeVisible()
  })
})

test('a blocked location is explained, and the box is there to type into', async ({ page }) => {
  await page.goto('/')
  await button(page).click()
  await expect(page.getByRole('dialog', { name: 'Location access is blocked' })).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('combobox').fill('zur')
  await expect(page.getByRole('combobox')).toHaveValue('zur')
})
