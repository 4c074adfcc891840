import type { Page } from '@playwright/test'
import { hold } from './held.ts'
import { applyDiscount, CARDS, fillCard, fillUntilPayment, heading, mainAction } from './purchase.ts'
import { expect, test } from './visitor.ts'

const refusals = [
  { code: 'USED01', sentence: 'This discount code has already been used.' },
  { code: 'EXPIRED1', sentence: 'This discount code has expired.' },
  { code: 'NOSUCHCODE', sentence: 'This discount code is not valid.' },
]

test('each refused code shows its exact sentence, and the price stays', async ({ page }) => {
  await page.goto('/lounge/buypass?step=1')
  await page.getByText('Discount code').click()
  const box = page.getByLabel('Code', { exact: true })
  for (const { code, sentence } of refusals) {
    await box.fill(code)
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(box).toHaveAccessibleDescription(sentence)
    await expect(page.getByText('£34.00').filter({ visible: true }).first()).toBeVisible()
    await box.press('End')
    await box.press('Backspace')
    await expect(box).not.toHaveAccessibleDescription(sentence)
  }
})

/** The quotes, and the price of one pass. */
const PRICES = /\/api\/\w+\/(calculate|getCommonPrice)/

/** Expects that the main button, and another part, stay where they are when the prices that are held back come. */
async function expectToStay(page: Page, letThrough: () => void, part = mainAction(page)): Promise<void> {
  const places = async () => [await mainAction(page).boundingBox(), await part.boundingBox()]
  const pending = page.getByText('…', { exact: true }).filter({ visible: true })
  await expect(pending.last()).toBeVisible()
  await page.evaluate(async () => void (await document.fonts.ready))
  const before = await places()
  letThrough()
  await expect(pending).toHaveCount(0)
  await expect(page.getByText('Updating the price').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByText('One per person', { exact: true })).toHaveCount(0)
  expect(await places()).toEqual(before)
}

for (const [name, address] of [
  ['a pass', '/lounge/buypass?step=1'],
  ['a fast-track lane', '/fast-track/layover/LHR/LHR-FT-T5?step=1'],
  ['a held place at a lounge', '/lounge/layover/LHR-HARRIER/prebook?step=1'],
] as const) {
  test(`the button of ${name} stays where it is when the price comes, so that no press is lost`, {
    tag: '@wide',
  }, async ({ page }) => {
    const letThrough = await hold(page, PRICES)
    await page.goto(address)
    await expectToStay(page, letThrough, page.getByRole('button', { name: 'One more' }))
  })
}

test('the button of the cart stays where it is when the price with a discount comes', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/lounge/buypass?step=1')
  await expect(page.getByText('…', { exact: true })).toHaveCount(0)
  const letThrough = await hold(page, PRICES)
  await applyDiscount(page, 'LAYOVER20')
  await expectToStay(page, letThrough)
  await page.unrouteAll({ behavior: 'wait' })
  const letThroughAgain = await hold(page, PRICES)
  await page.reload()
  await expectToStay(page, letThroughAgain)
})

test('the fields of the card and the button stay where they are when the price comes, and can be filled before', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
  const letThrough = await hold(page, PRICES)
  await page.reload()
  await page.getByLabel('Cardholder name').fill('Amelia Hart')
  await expectToStay(page, letThrough, page.getByRole('checkbox'))
  await expect(page.getByLabel('Cardholder name')).toHaveValue('Amelia Hart')
  await expect(page.getByText('You pay £34.00 once.')).toBeVisible()
})

test('the button of Payment stays where it is when the last missing answer comes', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
  await fillCard(page, CARDS.good)
  await expect(mainAction(page)).toBeEnabled()
  const ready = await mainAction(page).boundingBox()
  await page.getByRole('checkbox').uncheck()
  await expect(mainAction(page)).toBeDisabled()
  expect(await mainAction(page).boundingBox()).toEqual(ready)
})

test('a control of a phone shows no hover, which would stay there after a press', async ({ page }) => {
  await page.goto('/lounge/buypass?step=1')
  const more = page.getByRole('button', { name: 'One more' })
  // A phone keeps the hover where a finger pressed last.
  await more.hover()
  await expect(more).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('of the two emails, changing one takes away the error of the other', async ({ page }) => {
  await page.goto('/lounge/buypass?step=1')
  await mainAction(page).click()
  await expect(heading(page, 'Booking details')).toBeVisible()
  const email = page.getByLabel('Email', { exact: true })
  const again = page.getByLabel('Confirm email')
  await email.fill('amelia@example.com')
  await again.fill('amelia@example.org')
  await mainAction(page).click()
  await expect(again).toHaveAccessibleDescription("The two email addresses don't match.")
  await email.press('x')
  await expect(again).not.toHaveAccessibleDescription("The two email addresses don't match.")
  await email.fill('amelia@')
  await mainAction(page).click()
  await expect(email).toHaveAccessibleDescription(/Please check your email address for mistakes\./)
  await again.press('x')
  await expect(email).not.toHaveAccessibleDescription(/Please check your email address for mistakes\./)
})

test('removing the item continues by Escape, restarts, or leaves to where the visitor came from', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/')
  await page.goto('/lounge/buypass?step=1')
  const remove = page.getByRole('button', { name: 'Remove Walk-up lounge pass' })
  const goOn = page.getByRole('button', { name: 'Continue booking' })
  const passes = page.getByRole('spinbutton')
  await page.getByRole('button', { name: 'One more' }).click()
  await remove.click()
  await expect(goOn).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(goOn).toBeHidden()
  await expect(passes).toHaveValue('2')
  await remove.click()
  await page.getByRole('button', { name: 'Restart the order' }).click()
  await expect(passes).toHaveValue('1')
  await expect(page).toHaveURL(/\/lounge\/buypass\?step=1$/)
  await remove.click()
  await page.getByRole('button', { name: 'Leave checkout' }).click()
  await expect(heading(page, /before your flight/)).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})
