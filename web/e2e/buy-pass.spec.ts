import { ledgerOf } from './ledger.ts'
import { CARDS, fillCard, fillUntilPayment, heading, mainAction, watchOrders } from './purchase.ts'
import { expect, test } from './visitor.ts'

test('a visitor finds Zürich, opens a lounge and buys three passes with 20 % off', {
  tag: ['@wide', '@session'],
}, async ({ page }) => {
  const orders = watchOrders(page)
  await page.goto('/')
  await page.getByRole('combobox').click()
  await page.getByRole('combobox').pressSequentially('zur', { delay: 40 })
  await page.getByRole('option').first().click()
  await expect(heading(page, /Zürich Airport/)).toBeVisible()
  await page.getByRole('link', { name: 'Limmat Rooms' }).first().click()
  await expect(heading(page, /Limmat Rooms/)).toBeVisible()
  await page
    .getByRole('link', { name: /Buy pass/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(heading(page, 'Your cart')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Good at Limmat Rooms and 1,300 others')).toBeVisible()
  await fillUntilPayment(page, 3, 'LAYOVER20')
  await expect(page.getByText('£81.60').filter({ visible: true }).first()).toBeVisible()
  await fillCard(page, CARDS.good)
  await mainAction(page).click()
  await expect(heading(page, 'Your 3 passes are ready')).toBeVisible()
  await expect(page).toHaveURL(/\/lounge\/buypass\/success\?ref=LV[A-Z0-9-]+.*#k=/)
  for (const name of ['Amelia Hart', 'Daniel Hart', 'José Núñez']) {
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  }
  await expect.poll(() => orders).toHaveLength(1)
  const payments = await ledgerOf(orders[0] ?? '')
  expect(payments.map(({ status }) => status)).toEqual(['CAPTURED'])
  await page.reload()
  await expect(page.getByText('Good at Limmat Rooms and 1,300 others')).toHaveCount(3)
})

test('a declined card leads to fail, and Try again pays the same order once', { tag: '@session' }, async ({
  page,
}) => {
  const orders = watchOrders(page)
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
  await fillCard(page, CARDS.declined)
  await mainAction(page).click()
  await expect(heading(page, 'Oh no, something went wrong')).toBeVisible()
  await expect(page.getByText('The payment was unsuccessful, please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('CVV')).toHaveValue('')
  await fillCard(page, CARDS.good)
  await mainAction(page).click()
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
  await expect.poll(() => orders).toHaveLength(1)
  const payments = await ledgerOf(orders[0] ?? '')
  expect(payments.map(({ status }) => status)).toEqual(['REJECTED', 'CAPTURED'])
})

test('a second click and an Enter on Pay buy nothing twice, and neither do Back and Forward after it', async ({
  page,
}) => {
  const orders = watchOrders(page)
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
  await fillCard(page, CARDS.good)
  await mainAction(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Your cart')).toBeVisible()
  await expect(page).toHaveURL(/\/lounge\/buypass\?step=1$/)
  await expect(heading(page, 'Pay by card')).toBeHidden()
  await page.goForward()
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
  await expect.poll(() => orders).toHaveLength(1)
  const payments = await ledgerOf(orders[0] ?? '')
  expect(payments.map(({ status }) => status)).toEqual(['CAPTURED'])
})

test('a charge whose answer got lost is checked, never charged again, and ends as paid', {
  tag: '@session',
}, async ({ page }) => {
  const orders = watchOrders(page)
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
  await fillCard(page, CARDS.chargedAnswerLost)
  await mainAction(page).click()
  await expect(heading(page, /We are checking your payment/)).toBeVisible()
  await expect(heading(page, 'Your pass is ready')).toBeVisible({ timeout: 90_000 })
  const payments = await ledgerOf(orders[0] ?? '')
  expect(payments.map(({ status }) => status)).toEqual(['CAPTURED'])
})

test('a bought pass opens again on another device by its link, and not without its key', async ({
  page,
  browser,
  announced,
}) => {
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
  await fillCard(page, CARDS.good)
  await mainAction(page).click()
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
  const address = page.url()
  await page.reload()
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
  const other = await browser.newPage()
  await other.goto(address)
  await expect(heading(other, 'Your pass is ready')).toBeVisible()
  await other.goto(address.replace(/#k=.*/, `#k=${'A'.repeat(30)}`))
  await other.reload()
  await expect(heading(other, 'We cannot find this booking')).toBeVisible()
  await expect(heading(other, 'Your pass is ready')).toBeHidden()
  await expect(other.getByText('Amelia Hart')).toBeHidden()
  await other.close()
  expect(announced).toEqual([])
})

test('one of two passes is sent on by a link that shows that pass and nothing of the order', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: ({ url }: { url: string }) => (document.title = url) })
  })
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 2)
  await fillCard(page, CARDS.good)
  await mainAction(page).click()
  await expect(heading(page, 'Your 2 passes are ready')).toBeVisible()
  await page.getByRole('button', { name: 'Send this pass: Daniel Hart' }).click()
  await expect(page).toHaveTitle(/\?pass=LV[A-Z0-9-]+-2#k=/)
  const link = await page.title()
  const other = await browser.newPage()
  await other.goto(link)
  await expect(heading(other, 'A pass for Daniel Hart')).toBeVisible()
  await expect(other.getByRole('article')).toHaveCount(1)
  await expect(other.getByText(/Amelia|£|Receipt|Visa/)).toHaveCount(0)
  await other.goto(link.replace('-2#', '-1#'))
  await expect(heading(other, 'We cannot find this pass')).toBeVisible()
  await other.close()
})

test('a pass is printed with its receipt on one page of A4 and of Letter, and no line touches it', async ({
  page,
}) => {
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
  await fillCard(page, CARDS.good)
  await mainAction(page).click()
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Visa ending in 4242')
  const margin = { top: '20mm', right: '20mm', bottom: '20mm', left: '20mm' }
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format, margin })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  const line = await page.getByText('We have emailed you a copy.').boundingBox()
  const pass = await page.getByRole('article', { name: 'Lounge pass 1 of 1' }).boundingBox()
  expect((pass?.y ?? 0) - ((line?.y ?? 0) + (line?.height ?? 0))).toBeGreaterThanOrEqual(12)
})
