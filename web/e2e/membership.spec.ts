import type { Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from './axe.ts'
import { ledgerOf } from './ledger.ts'
import { CARDS, fillCard, fillMembershipUntilReview, heading, mainAction, watchOrders } from './purchase.ts'
import { expect, test } from './visitor.ts'

async function payWith(page: Page, card: string): Promise<void> {
  await fillCard(page, card)
  await mainAction(page).click()
}

test('a membership is paid once after a declined card, and its number opens again by its link', {
  tag: '@session',
}, async ({ page, browser }) => {
  const orders = watchOrders(page)
  await fillMembershipUntilReview(page)
  await mainAction(page).click()
  await expect(heading(page, 'Pay by card')).toBeVisible()
  await payWith(page, CARDS.declined)
  await expect(heading(page, 'An error has occurred')).toBeVisible()
  await expect(
    page.getByText('We were unable to process your membership purchase. Please try again.'),
  ).toBeVisible()
  await expect(page.getByText('You have not paid. We kept your details')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('CVV')).toHaveValue('')
  await payWith(page, CARDS.good)
  await expect(heading(page, 'You are a member')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await expect.poll(() => orders).toHaveLength(1)
  const payments = await ledgerOf(orders[0] ?? '')
  expect(payments.map(({ status }) => status)).toEqual(['REJECTED', 'CAPTURED'])
  const number = (await page.getByText(/^LM-\d{4}-\d{3}-\d{3}$/).textContent()) ?? ''
  const code = (await page.getByText(/^([0-9A-Z]{4}-){2}[0-9A-Z]{4}$/).textContent()) ?? ''
  await page.reload()
  await expect(page.getByText(number)).toBeVisible()
  const other = await browser.newPage()
  await other.goto(page.url())
  await expect(other.getByText(code)).toBeVisible()
  await other.close()
  await page.goBack()
  await expect(heading(page, 'Pay by card')).toBeHidden()
})

test('by keyboard on a narrow phone, the bar never covers the box of the terms', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await fillMembershipUntilReview(page)
  await mainAction(page).click()
  await expect(heading(page, 'Pay by card')).toBeVisible()
  await page.getByLabel('CVV').fill('123')
  await page.keyboard.press('Tab')
  const terms = page.getByRole('checkbox')
  await expect(terms).toBeFocused()
  const distance = async () => {
    const [box, bar] = [await terms.boundingBox(), await page.locator('.bottom-bar').boundingBox()]
    return box && bar ? bar.y - (box.y + box.height) : -1
  }
  await expect.poll(distance).toBeGreaterThan(0)
})

test('each step of a membership is accessible, with errors and without', async ({ page }) => {
  await page.goto('/membership-purchase/index')
  await expect(heading(page, 'Your cart')).toBeVisible()
  await mainAction(page).click()
  await expect(page.getByRole('link', { name: 'Please choose a plan.' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('radio', { name: /^Weekender/ }).check()
  await expect(page.getByText('£64.00').filter({ visible: true }).first()).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await mainAction(page).click()
  await expect(heading(page, 'Your email address')).toBeVisible()
  await mainAction(page).click()
  await expect(page.getByRole('link', { name: 'Enter your email address.' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.getByLabel('Email').fill('amelia.hart@example.com')
  await mainAction(page).click()
  await expect(heading(page, 'Check your membership')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
})
