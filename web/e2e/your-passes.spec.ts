import { expectAccessibleInBothSchemes } from './axe.ts'
import { CARDS, fillCard, fillUntilPayment, heading, mainAction } from './purchase.ts'
import { expect, test } from './visitor.ts'

test('a bought pass is on the home page of this device, opens from there, and goes when it is removed', async ({
  page,
}) => {
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
  await fillCard(page, CARDS.good)
  await mainAction(page).click()
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await page.goto('/')
  const passes = page.getByRole('region', { name: 'Your passes' })
  await expect(passes.getByRole('link')).toHaveText([/^Lounge passValid until /])
  await expectAccessibleInBothSchemes(page)
  await passes.getByRole('link').click()
  await expect(page.getByText('Pass number')).toBeVisible()
  await page.goto('/')
  await passes.getByRole('button', { name: /^Remove Lounge pass/ }).click()
  await expect(passes).toBeHidden()
  await expect(heading(page, 'Somewhere quiet before your flight')).toBeVisible()
})
