import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pressSearch, SENT, searchForm } from './find-booking.ts'
import { CARDS, fillCard, fillUntilPayment, heading, mainAction } from './purchase.ts'
import { expect, test } from './visitor.ts'

const BUYER = 'amelia.hart@example.com'

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
  await searchForm(page).getByLabel('Email').fill(BUYER.toUpperCase())
  await searchForm(page)
    .getByLabel('Booking reference (optional)')
    .fill(` ${reference.toLowerCase().replace('-', ' ')}`)
  await pressSearch(page)
  await expect(page.getByRole('status').filter({ hasText: SENT })).toBeFocused()

  const mine = () => bookingMails().find((text) => text.includes(reference))
  await expect.poll(mine).toContain(`To: ${BUYER}`)
  const [link = ''] = /https?:\/\/\S+#k=[\w-]+/.exec(mine() ?? '') ?? []
  await page.goto(new URL(link).pathname + new URL(link).search + new URL(link).hash)
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
  await expect(page.getByText('Amelia Hart', { exact: true }).first()).toBeVisible()
})
