import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessibleInBothSchemes } from './axe.ts'
import { CARDS, fillCard, fillUntilPayment, heading, mainAction } from './purchase.ts'
import { expect, test } from './visitor.ts'

/** The confirmations of an order in the outbox, as text. */
function confirmations(reference: string): string[] {
  const outbox = join(process.env.LAYOVER_E2E_DATA ?? '', 'upstream', 'outbox')
  const files = existsSync(outbox)
    ? readdirSync(outbox).filter((name) => name.startsWith(`${reference}-`))
    : []
  const texts = files.map((name) => readFileSync(join(outbox, name), 'utf8'))
  return texts.map((text) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='))
}

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

  const copy = () => confirmations(reference).find((text) => text.includes('To: amelia@gmail.com'))
  await expect.poll(copy).toContain('Your lounge pass is ready')
  const [link = ''] = /https?:\/\/\S+#k=[\w-]+/.exec(copy() ?? '') ?? []
  const elsewhere = await browser.newContext()
  const second = await elsewhere.newPage()
  await second.goto(link)
  await expect(heading(second, 'Your pass is ready')).toBeVisible()
  await elsewhere.close()
})
