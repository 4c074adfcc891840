import { pressSearch, SENT, searchForm } from './find-booking.ts'
import { linkIn, mailTo } from './mails.ts'
import { CARDS, fillCard, fillUntilPayment, heading, mainAction } from './purchase.ts'
import { expect, test } from './visitor.ts'

const BUYER = 'amelia.hart@example.com'

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

  const found = async () => await mailTo(BUYER, 'Your Layover booking', reference)
  await expect.poll(found).toBeDefined()
  await page.goto(linkIn(await found()))
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
  await expect(page.getByText('Amelia Hart', { exact: true }).first()).toBeVisible()
})
