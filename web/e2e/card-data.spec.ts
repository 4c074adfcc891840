import type { Page } from '@playwright/test'
import { disguises, storedTexts } from './browser-storage.ts'
import { CARDS, fillCard, fillUntilPayment, heading, mainAction } from './purchase.ts'
import { expect, test } from './visitor.ts'

/** A unique name. */
const NAME = 'Zephyrine Quillfeather'

/** Records all requests except those to the card provider, and the whole console. */
function listen(page: Page, baseURL: string | undefined) {
  const heard: string[] = []
  const toProvider: string[] = []
  page.on('request', (request) => {
    const text = `${request.url()}\n${JSON.stringify(request.headers())}\n${request.postData() ?? ''}`
    const isShop = request.url().startsWith(`${baseURL}/`)
    if (isShop) heard.push(text)
    else toProvider.push(text)
  })
  page.on('console', (message) => heard.push(message.text()))
  return { heard, toProvider }
}

/** Expects that no recorded or stored text contains the card, in any form. */
async function expectNoTrace(page: Page, heard: readonly string[], number: string): Promise<void> {
  const texts = [...heard, await storedTexts(page)]
  for (const form of [...disguises(number), NAME, encodeURIComponent(NAME)]) {
    expect(
      texts.filter((text) => text.includes(form)),
      form,
    ).toEqual([])
  }
}

async function typeCard(page: Page, number: string): Promise<void> {
  await fillCard(page, number)
  await page.getByLabel('Cardholder name').fill(NAME)
}

async function toPayment(page: Page): Promise<void> {
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
}

test('a card that is paid with reaches the card provider alone', { tag: '@session' }, async ({
  page,
  baseURL,
  cardPath,
}) => {
  const number = CARDS.canary
  const { heard, toProvider } = listen(page, baseURL)
  await toPayment(page)
  await typeCard(page, number)
  await expectNoTrace(page, heard, number)
  await mainAction(page).click()
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
  await expectNoTrace(page, heard, number)
  // On the session path even the provider receives the card only as a ciphertext, through the merchant.
  expect(toProvider.filter((text) => text.includes(number))).toHaveLength(cardPath === 'session' ? 0 : 1)
  await page.goBack()
  await expectNoTrace(page, heard, number)
})

test('a card with mistakes, or one that is declined, leaves no trace; its CVV has to be typed again', async ({
  page,
  baseURL,
}) => {
  const mistaken = CARDS.canary.replace(/.$/, '7')
  const { heard, toProvider } = listen(page, baseURL)
  await toPayment(page)
  await typeCard(page, mistaken)
  await mainAction(page).click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  await expectNoTrace(page, heard, mistaken)
  expect(toProvider.filter((text) => text.includes(mistaken))).toEqual([])
  const declined = CARDS.declined
  await typeCard(page, declined)
  await mainAction(page).click()
  await expect(heading(page, 'Oh no, something went wrong')).toBeVisible()
  await expectNoTrace(page, heard, declined)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002')
  await expect(page.getByLabel('CVV')).toHaveValue('')
  await expectNoTrace(page, heard, declined)
})

for (const call of ['createOrder', 'confirmPaymentOrder']) {
  test(`a card leaves no trace when ${call} answers 500`, async ({ page, baseURL, announced }) => {
    announced.push(/status of 500/)
    const number = CARDS.canary
    const { heard } = listen(page, baseURL)
    await toPayment(page)
    await page.route(`**/api/lounge/${call}`, (route) => route.fulfill({ status: 500 }))
    await typeCard(page, number)
    await mainAction(page).click()
    const trouble = call === 'createOrder' ? 'Connection Error' : 'We are checking your payment'
    await expect(page.getByRole('heading', { name: trouble })).toBeVisible()
    await expectNoTrace(page, heard, number)
    await page.reload()
    await expectNoTrace(page, heard, number)
  })
}

test('a card leaves no trace when the card provider has broken down', {
  tag: '@session',
}, async ({ page, baseURL, announced }) => {
  announced.push(/Failed to load resource|CORS/)
  const number = CARDS.canary
  const { heard } = listen(page, baseURL)
  await toPayment(page)
  const isPreflight = (method: string) => method === 'OPTIONS'
  await page.route(/cacheCardInfo|crypto\/publickey/, (route) =>
    isPreflight(route.request().method()) ? route.continue() : route.fulfill({ status: 500 }),
  )
  await typeCard(page, number)
  await mainAction(page).click()
  await expect(page.getByText(/^You have not been charged/)).toBeVisible()
  // Nothing was paid, so the visitor need not type it again (P45).
  await expect(page.getByLabel('CVV')).toHaveValue('123')
  await expectNoTrace(page, heard, number)
})
