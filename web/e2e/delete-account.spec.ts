import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothSchemes } from './axe.ts'
import { hold } from './held.ts'
import { heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

/** A sample account can be deleted once. Its password has letters beyond one byte. */
const OWN = { account: 'LM-6617-240-583', password: 'Où est la porte 9 ?' }
const WRONG = "Sorry, your password is incorrect or this account does not exist on Layover's app."

const header = (page: Page) => page.getByRole('banner')
const remove = (page: Page) => page.getByRole('button', { name: 'Delete my account' })

async function expectOnlyLogo(page: Page): Promise<void> {
  await expect(header(page).getByRole('link').filter({ visible: true })).toHaveCount(1)
  await expect(header(page).getByRole('button').filter({ visible: true })).toHaveCount(0)
}

async function fill(page: Page, { account, password }: { account: string; password: string }): Promise<void> {
  await page.getByLabel('Email or membership number').fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
}

test('an account is deleted in three pages with only the logo above them', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()}\n${request.postData() ?? ''}`))
  await page.goto('/delete-account')
  await expect(heading(page, 'Delete your account')).toBeVisible()
  await expect(page).toHaveURL(/\/delete-account\/index$/)
  await expectOnlyLogo(page)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(heading(page, 'Confirm it is you')).toBeFocused()
  await expectOnlyLogo(page)
  await fill(page, OWN)
  await remove(page).click()
  await expect(heading(page, 'Your account will be deleted')).toBeVisible()
  await expect(page.getByText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/)).toBeVisible()
  await expectOnlyLogo(page)
  await expectAccessible(page)
  const stored = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
    ]),
  )
  expect([...sent, stored].filter((text) => text.includes(OWN.password))).toEqual([])
  await page.reload()
  await expect(heading(page, 'Your account will be deleted')).toBeVisible()
})

test('wrong credentials show the exact sentence', async ({ page }) => {
  await page.goto('/delete-account/form')
  await fill(page, { account: 'nobody@example.com', password: 'not it' })
  await remove(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert').getByRole('link', { name: WRONG })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Layover's app\.$/)
  await expectAccessibleInBothSchemes(page)
  await page.getByLabel('Password', { exact: true }).press('End')
  await page.keyboard.type('x')
  await expect(page.getByText(WRONG)).toHaveCount(0)
})

test('the form can be filled in and refused with the keyboard alone', async ({ page }) => {
  await page.goto('/delete-account/form')
  await page.getByLabel('Email or membership number').focus()
  await page.keyboard.type('keyboard@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('not it')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByText(WRONG).first()).toBeVisible()
})

test('the header has only the logo before anything is alive', async ({ page }) => {
  await hold(page, '**/*.js')
  for (const address of ['/delete-account/index', '/delete-account/form']) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expectOnlyLogo(page)
  }
})
