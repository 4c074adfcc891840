import { expectAccessibleInBothSchemes } from './axe.ts'
import { linkIn, mailTo } from './mails.ts'
import { CARDS, fillCard, fillUntilPayment, heading, mainAction } from './purchase.ts'
import { expect, test } from './visitor.ts'

test('a buyer who mistyped the address sends the booking to another one by the keyboard, and its link opens elsewhere', async ({
  page,
  browser,
}) => {
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
  await fillCard(page, CARDS.good)
  await mainAction(page).click()
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
  const reference = new URL(page.url()).searchParams.get('ref') ?? ''
  await page.getByRole('button', { name: 'Wrong address?' }).press('Enter')
  const form = page.getByRole('form', { name: 'Another address' })
  await expect(form.getByLabel('Email')).toBeFocused()
  await expectAccessibleInBothSchemes(page)
  await page.keyboard.type('amelia@gmial.com')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'amelia@gmail.com' }).press('Enter')
  await expect(form.getByLabel('Email')).toHaveValue('amelia@gmail.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText('We have emailed a copy to amelia@gmail.com.')).toBeFocused()
  await expectAccessibleInBothSchemes(page)

  const copy = async () => await mailTo('amelia@gmail.com', 'Your lounge pass', reference)
  await expect.poll(copy).toBeDefined()
  const link = linkIn(await copy())
  const elsewhere = await browser.newContext()
  const second = await elsewhere.newPage()
  await second.goto(link)
  await expect(heading(second, 'Your pass is ready')).toBeVisible()
  await elsewhere.close()
})
