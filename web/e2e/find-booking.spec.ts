import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from './axe.ts'
import { CARDS, fillCard, fillUntilPayment, heading, mainAction } from './purchase.ts'
import { expect, test } from './visitor.ts'

const BUYER = 'amelia.hart@example.com'
const SENT = /If we find a booking with this address, an email will arrive within a few minutes/

const form = (page: Page) => page.getByRole('form', { name: 'Find my booking' })
const press = async (page: Page) =>
  await form(page).getByRole('button', { name: 'Email me my booking' }).click()

/** The mails with found bookings that wait in the outbox, as text. */
function bookingMails(): string[] {
  const outbox = join(process.env.LAYOVER_E2E_DATA ?? '', 'upstream', 'outbox')
  const files = existsSync(outbox)
    ? readdirSync(outbox).filter((name) => /^bookings-.*\.eml$/.test(name))
    : []
  const texts = files.map((name) => readFileSync(join(outbox, name), 'utf8'))
  return texts.map((text) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='))
}

test('a buyer who lost the link gets it by email and opens the booking again', { tag: '@wide' }, async ({
  page,
}) => {
  test.skip(process.env.SHOP_URL !== undefined, 'the mail of a running shop is not here')
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
  await fillCard(page, CARDS.good)
  await mainAction(page).click()
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
  const reference = new URL(page.url()).searchParams.get('ref') ?? ''

  await page.goto(`/lounge/buypass/success?ref=${reference}#k=${'A'.repeat(30)}`)
  await page.reload()
  await page.getByRole('link', { name: 'Find my booking' }).click()
  await expect(page.getByText('Find my booking', { exact: true })).toBeVisible()
  await form(page).getByLabel('Email').fill(BUYER.toUpperCase())
  await form(page)
    .getByLabel('Booking reference (optional)')
    .fill(` ${reference.toLowerCase().replace('-', ' ')}`)
  await press(page)
  await expect(page.getByRole('status').filter({ hasText: SENT })).toBeFocused()

  const mine = () => bookingMails().find((text) => text.includes(reference))
  await expect.poll(mine).toContain(`To: ${BUYER}`)
  const [link = ''] = /https?:\/\/\S+#k=[\w-]+/.exec(mine() ?? '') ?? []
  await page.goto(new URL(link).pathname + new URL(link).search + new URL(link).hash)
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
  await expect(page.getByText('Amelia Hart', { exact: true }).first()).toBeVisible()
})

test('an address without a booking gets the same answer, on the contact page too', async ({ page }) => {
  await page.goto('/contact-us')
  await page.getByText('Find my booking').click()
  await press(page)
  await expect(form(page).getByRole('alert')).toBeFocused()
  await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription('Enter your email address.')
  await expectAccessibleInBothSchemes(page)
  await form(page).getByLabel('Email').fill('nobody@example.com')
  await press(page)
  await expect(page.getByRole('status').filter({ hasText: SENT })).toBeFocused()
  await expectAccessibleInBothSchemes(page)
})

test('a press while the device is offline says so and keeps what was typed', async ({
  page,
  context,
  announced,
}) => {
  announced.push(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/help-topics/index#find-my-booking')
  await form(page).getByLabel('Email').fill('nobody@example.com')
  await context.setOffline(true)
  await press(page)
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(form(page).getByText(/We could not send your search/)).toBeVisible()
  await expect(form(page).getByLabel('Email')).toHaveValue('nobody@example.com')
})
