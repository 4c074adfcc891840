import { heading, mainAction } from './purchase.ts'
import { expect, test } from './visitor.ts'

const refusals = [
  { code: 'USED01', sentence: 'This discount code has already been used.' },
  { code: 'EXPIRED1', sentence: 'This discount code has expired.' },
  { code: 'NOSUCHCODE', sentence: 'This discount code is not valid.' },
]

for (const { code, sentence } of refusals) {
  test(`the code ${code} is refused with the spec's sentence, and the price stays`, async ({ page }) => {
    await page.goto('/lounge/buypass?step=1')
    await page.getByText('Discount code').click()
    const box = page.getByLabel('Code', { exact: true })
    await box.fill(code)
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(box).toHaveAccessibleDescription(sentence)
    await expect(page.getByText('£34.00').filter({ visible: true }).first()).toBeVisible()
    await box.press('End')
    await box.press('Backspace')
    await expect(box).not.toHaveAccessibleDescription(sentence)
  })
}

test.describe('of the two emails, changing one takes away the error of the other', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/lounge/buypass?step=1')
    await mainAction(page).click()
    await expect(heading(page, 'Booking details')).toBeVisible()
  })

  test('the first, that the second differs', async ({ page }) => {
    const again = page.getByLabel('Confirm email')
    await page.getByLabel('Email', { exact: true }).fill('amelia@example.com')
    await again.fill('amelia@example.org')
    await mainAction(page).click()
    await expect(again).toHaveAccessibleDescription("The two email addresses don't match.")
    await page.getByLabel('Email', { exact: true }).press('x')
    await expect(again).not.toHaveAccessibleDescription("The two email addresses don't match.")
  })

  test('the second, that the first is wrong', async ({ page }) => {
    const email = page.getByLabel('Email', { exact: true })
    await email.fill('amelia@')
    await page.getByLabel('Confirm email').fill('amelia@example.org')
    await mainAction(page).click()
    await expect(email).toHaveAccessibleDescription(/Please check your email address for mistakes\./)
    await page.getByLabel('Confirm email').press('x')
    await expect(email).not.toHaveAccessibleDescription(/Please check your email address for mistakes\./)
  })
})

test.describe('removing the item', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await page.goto('/lounge/buypass?step=1')
    await page.getByRole('button', { name: 'One more' }).click()
    await page.getByRole('button', { name: 'Remove Lounge pass' }).click()
    await expect(page.getByRole('button', { name: 'Continue booking' })).toBeFocused()
  })

  test('continues by Escape with everything as it was', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Continue booking' })).toBeHidden()
    await expect(page.getByRole('spinbutton')).toHaveValue('2')
  })

  test('restarts with one pass on the first step', async ({ page }) => {
    await page.getByRole('button', { name: 'Restart the order' }).click()
    await expect(page.getByRole('spinbutton')).toHaveValue('1')
    await expect(page).toHaveURL(/\/lounge\/buypass\?step=1$/)
  })

  test('leaves to where the visitor came from', async ({ page }) => {
    await page.getByRole('button', { name: 'Leave checkout' }).click()
    await expect(heading(page, /before your flight/)).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  })
})
