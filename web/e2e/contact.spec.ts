import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothSchemes, expectNothingSideways } from './axe.ts'
import { heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

const REFERENCE = /^LV-[CF]-[A-Z0-9]+$/

/** The visible button: in the bar of a phone, under the form of a desktop. */
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).filter({ visible: true })

/** Requests with one email are limited per hour, so each story has its own. */
async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Amelia Hart')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Confirm email').fill(email)
  await page.getByLabel('Mobile number').fill('07400123456')
  await page.getByLabel('Region').selectOption('Europe')
  await page.getByLabel('Service').selectOption('Lounge - Walk-in')
  await page.getByLabel('Contact reason').selectOption('Refund')
  await page.getByLabel('Message').fill('<script>alert(1)</script> The lounge was closed.')
}

test(
  'a message is sent once and answered with a reference to copy, which a reload keeps',
  {
    tag: '@wide',
  },
  async ({ page, context }, { project }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/customer/service/create')) sent += 1
    })
    await page.goto('/contact-us?reference=LV7K-29QD')
    await expect(page.getByLabel('Booking reference (optional)')).toHaveValue('LV7K-29QD')
    await fill(page, `story-${project.name}@example.com`)
    await send(page).dblclick()
    await expect(heading(page, 'We have your message')).toBeFocused()
    const reference = page.getByText(REFERENCE)
    await expect(reference).toBeVisible()
    const text = await reference.textContent()
    expect(sent).toBe(1)
    await page.getByRole('button', { name: 'Copy reference' }).click()
    await expect(page.getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByText(text ?? 'nothing')).toBeVisible()
  },
)

test('a list of links has rows of 44 px to press', async ({ page }) => {
  await page.goto('/contact-us')
  await send(page).click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  for (const link of await page.locator('.footer__link, [role=alert] a').all())
    expect((await link.boundingBox())?.height, (await link.textContent()) ?? '').toBeGreaterThanOrEqual(44)
})

test('a button in a sentence has no frame across the lines in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/contact-us')
  await page.getByLabel('Email', { exact: true }).fill('amelia@gmial.com')
  await page.keyboard.press('Tab')
  const frame = (name: string) =>
    page
      .getByRole('button', { name })
      .filter({ visible: true })
      .evaluate((button) => getComputedStyle(button).borderTopWidth)
  await expect.poll(() => frame('amelia@gmail.com')).toBe('0px')
  expect(await frame('Send message')).toBe('1px')
})

test('a suggested address that is longer than the phone is wide breaks', async ({ page }) => {
  await page.goto('/contact-us')
  await page.getByLabel('Email', { exact: true }).fill(`${'maximiliana.'.repeat(5)}hart@gmial.com`)
  await page.getByLabel('Full name').focus()
  await expect(page.getByText('Did you mean')).toBeVisible()
  await expectNothingSideways(page)
})

test('every missing value shows at its field and in the summary, and axe finds nothing', async ({ page }) => {
  await page.goto('/contact-us')
  await send(page).click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveTitle('Error: Contact us | Layover')
  await expect(page.getByLabel('Region')).toHaveAccessibleDescription('Choose your region.')
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('link', { name: 'Enter your message.' }).click()
  await expect(page.getByLabel('Message')).toBeFocused()
})

test('feedback is sent with the keyboard alone', async ({ page }, { project }) => {
  await page.goto('/survey/tnc')
  await expect(heading(page, 'How was your visit?')).toBeVisible()
  const first = page.getByRole('radio', { name: '1, poor' })
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if (await first.evaluate((radio) => radio === document.activeElement)) break
  }
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '3, good' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type(`Quiet on ${project.name}.`)
  // The email, then the two links of the terms, then the button.
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send feedback' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Thank you for your feedback')).toBeFocused()
  await expect(page.getByText(REFERENCE)).toBeVisible()
})
