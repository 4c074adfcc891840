import { applyDiscount, heading, mainAction } from './purchase.ts'
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

for (const { name, address, discountCode } of [
  { name: 'a pass with a discount', address: '/lounge/buypass?step=1', discountCode: 'LAYOVER20' },
  { name: 'a fast-track lane', address: '/fast-track/layover/LHR/LHR-FT-T5?step=1' },
  { name: 'a held place at a lounge', address: '/lounge/layover/LHR-HARRIER/prebook?step=1' },
]) {
  test(`the button of ${name} stays where it is when the price comes, so that no press is lost`, {
    tag: '@wide',
  }, async ({ page }) => {
    await page.goto(address)
    if (discountCode) await applyDiscount(page, discountCode)
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/*/calculate*', async (route) => {
      await answered
      await route.continue()
    })
    await page.reload()
    const pending = page.getByText('…', { exact: true }).filter({ visible: true })
    await expect(pending.last()).toBeVisible()
    const before = await mainAction(page).boundingBox()
    answer()
    await expect(pending).toHaveCount(0)
    expect(await mainAction(page).boundingBox()).toEqual(before)
  })
}

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
