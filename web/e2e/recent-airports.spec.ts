import { expectAccessible } from './axe.ts'
import { heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

test('an opened airport is offered again on this device, until the visitor clears it', async ({ page }) => {
  for (const code of ['ZRH', 'GVA']) {
    await page.goto(`/airport/layover/${code}`)
    // The heading is drawn before hydration; so short a view does not count as a visit.
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(code)
  }
  await page.goto('/')
  await page.getByRole('combobox').click()
  const options = page.getByRole('listbox', { name: 'Recent airports' }).getByRole('option')
  await expect(options).toHaveCount(2)
  await expect(options.first()).toContainText('(GVA)')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/airport\/layover\/ZRH/)
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toMatch(/ZRH.*GVA/)

  await page.goto('/airport-list/popular')
  const recent = page.getByRole('navigation', { name: 'Recent on this device' })
  await expect(recent.getByRole('link')).toHaveText(['ZRH Zürich', /GVA/])
  await page.getByRole('button', { name: 'Clear recent airports' }).click()
  await expect(recent).toBeHidden()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('with storage blocked an airport opens as ever', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) Storage.prototype[name] = blocked
  })
  await page.goto('/airport/layover/ZRH')
  await expect(heading(page, /Zürich/)).toBeVisible()
  await page.goto('/airport-list/popular')
  await expect(heading(page, 'Popular airports')).toBeVisible()
})
