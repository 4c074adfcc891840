import { expectAccessibleInBothSchemes } from './axe.ts'
import { pressSearch, SENT, searchForm } from './find-booking.ts'
import { expect, test } from './visitor.ts'

test('an address without a booking gets the same answer, on the contact page too', async ({ page }) => {
  await page.goto('/contact-us')
  await page.getByText('Find my booking').click()
  await pressSearch(page)
  await expect(searchForm(page).getByRole('alert')).toBeFocused()
  await expect(searchForm(page).getByLabel('Email')).toHaveAccessibleDescription('Enter your email address.')
  await expectAccessibleInBothSchemes(page)
  await searchForm(page).getByLabel('Email').fill('nobody@example.com')
  await pressSearch(page)
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
  await searchForm(page).getByLabel('Email').fill('nobody@example.com')
  await context.setOffline(true)
  await pressSearch(page)
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(searchForm(page).getByText(/We could not send your search/)).toBeVisible()
  await expect(searchForm(page).getByLabel('Email')).toHaveValue('nobody@example.com')
})
