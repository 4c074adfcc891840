import type { Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from './axe.ts'
import { CARDS, fillCard, fillUntilPayment, heading, mainAction } from './purchase.ts'
import { expect, test } from './visitor.ts'

const CONFIRM = '**/api/lounge/confirmPaymentOrder'

async function toFilledCard(page: Page) {
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
  await fillCard(page, CARDS.good)
}

test('card payments that do not work are read where the visitor looks, at every press', {
  tag: '@wide',
}, async ({ page }) => {
  await page.route(CONFIRM, async (route) => {
    await route.fulfill({ json: { state: 'failure', errorCode: 'PROVIDER_UNAVAILABLE' } })
  })
  await toFilledCard(page)
  const notice = page.getByRole('alert').filter({ hasText: 'Card payments are not working at the moment.' })
  for (const press of [1, 2]) {
    await mainAction(page).click()
    await expect(notice, `after press ${press}`).toBeFocused()
    await expect(notice).toBeInViewport({ ratio: 1 })
    await expect(notice).toContainText('We are keeping your booking until')
    await fillCard(page, CARDS.good)
    await expect(mainAction(page)).toBeEnabled()
  }
})

test('a payment that is being checked opens with its heading focused and in view, and something moves', {
  tag: '@wide',
}, async ({ page, announced }) => {
  announced.push(/Failed to load resource|net::ERR/)
  // The payment is lost on its way, so its outcome stays unknown.
  await page.route(CONFIRM, async (route) => await route.abort('connectionreset'))
  await toFilledCard(page)
  await mainAction(page).click()
  const title = heading(page, 'We are checking your payment')
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('This usually takes less than a minute.')).toBeInViewport({ ratio: 1 })
  const moving = () => page.evaluate(() => document.getAnimations().length)
  expect(await moving()).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moving()).toBe(0)
  await expectAccessibleInBothSchemes(page)
})
