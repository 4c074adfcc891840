import type { Page } from '@playwright/test'
import { heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Use my current location' })

test.describe('a visitor near Zürich', () => {
  test.use({ geolocation: { latitude: 47.45, longitude: 8.56 }, permissions: ['geolocation'] })

  test('is asked about Zürich Airport and taken there', async ({ page }) => {
    await page.goto('/')
    // At once: a press that comes before the page is alive counts too.
    await button(page).click()
    await expect(page.getByRole('dialog', { name: 'Looks like you are near Zürich Airport' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Yes, proceed' })).toBeFocused()
    await page.getByRole('link', { name: 'Yes, proceed' }).click()
    await expect(heading(page, /Zürich Airport/)).toBeVisible()
    await expect(page).toHaveURL(/\/airport\/layover\/ZRH/)
  })

  test('may stay where they are, and nothing of the place is kept', async ({ page }) => {
    await page.goto('/')
    await button(page).click()
    await page.getByRole('button', { name: 'No, stay where I am' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
    await expect(button(page)).toBeFocused()
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toMatch(/latitude|47\.4|ZRH/)
  })

  test('is asked by a press on the list’s own button too', async ({ page }) => {
    await page.goto('/')
    const box = page.getByRole('combobox')
    await box.click()
    await box.pressSequentially('qqqq')
    await expect(page.getByText('No airport matches “qqqq”')).toBeVisible()
    await button(page).last().click()
    await expect(page.getByRole('dialog', { name: /Looks like you are near/ })).toBeVisible()
  })

  test('who presses before a line of the shop has arrived is answered when it has', async ({ page }) => {
    let open = () => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await opened
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await button(page).click()
    open()
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

for (const { name, code } of [
  { name: 'unavailable', code: 2 },
  { name: 'too late', code: 3 },
]) {
  test(`a location that is ${name} is silent, and can be asked for again`, async ({ page }) => {
    await page.addInitScript((error) => {
      navigator.geolocation.getCurrentPosition = (_found, onError, options) => {
        Object.assign(window, { askedWith: options })
        setTimeout(() => onError?.({ code: error, PERMISSION_DENIED: 1 } as GeolocationPositionError), 50)
      }
    }, code)
    await page.goto('/')
    await button(page).click()
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'askedWith')))
      .toEqual({ enableHighAccuracy: false, timeout: 5_000, maximumAge: 120_000 })
    await expect(button(page)).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  })
}
