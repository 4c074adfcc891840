import type { Page, Request } from '@playwright/test'
import { interceptEncryption } from './encryption.ts'
import { CARDS, fillCard, fillUntilPayment, heading, mainAction, watchOrders } from './purchase.ts'
import { expect, test } from './visitor.ts'

const SENTENCE = 'Please check your card number for mistakes.'
const CONFIRM = '**/api/lounge/confirmPaymentOrder'
/** An unknown card, a blocked one, and one that is not allowed here. */
const UNTAKEN = ['4380000000003808', '4381000000003815', '4403000000004031'] as const

async function toPayment(page: Page): Promise<void> {
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
}

/** Collects the ciphertexts of the page's payments. Each is declined, so that the next can be tried. */
async function watchCiphertexts(page: Page): Promise<string[]> {
  const payloads: string[] = []
  await page.route(CONFIRM, async (route) => {
    const { payment } = route.request().postDataJSON() as { payment: { payload: string } }
    payloads.push(payment.payload)
    await route.fulfill({ json: { state: 'failure', errorCode: 'PAYMENT_DECLINED' } })
  })
  return payloads
}

test('names reach the provider whole, and every attempt is an encryption of its own', {
  tag: '@session',
}, async ({ page, context }) => {
  const decrypt = await interceptEncryption(context)
  await toPayment(page)
  const payloads = await watchCiphertexts(page)
  const names = ['José Núñez', 'Łukasz Żółć', 'NICOLÀ', 'JANEŠ']
  for (const name of names) {
    await fillCard(page, CARDS.good)
    await page.getByLabel('Cardholder name').fill(name)
    await mainAction(page).click()
    await expect(heading(page, 'Oh no, something went wrong')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('CVV')).toHaveValue('')
  }
  const plain = payloads.map(decrypt)
  for (const [index, { paymentProductId, paymentValues }] of plain.entries()) {
    expect(paymentProductId).toBe(1)
    expect(Object.fromEntries(paymentValues.map(({ key, value }) => [key, value]))).toEqual({
      cardholderName: names[index],
      cardNumber: CARDS.good,
      expiryDate: '1229',
      cvv: '123',
    })
  }
  expect(plain).toHaveLength(names.length)
  expect(new Set(plain.map(({ nonce }) => nonce)).size).toBe(names.length)
})

test('a name in any script is encrypted whole, should the form ever take it', { tag: '@session' }, async ({
  page,
  context,
}) => {
  const decrypt = await interceptEncryption(context)
  const created = page.waitForResponse('**/api/lounge/createSession/**')
  const loaded = page.waitForRequest(/connect-sdk.*\.js$/)
  await toPayment(page)
  const { data } = (await (await created).json()) as { data: object }
  const module = (await loaded).url()
  const reply = await page.evaluate(
    async ({ module, data }) => {
      const { openConnect } = await import(module)
      const context = { countryCode: 'NL', locale: 'nl_NL', currency: 'USD', amountMinor: 0 }
      return await openConnect(data, context).encrypt({
        cardholderName: '王小明',
        cardNumber: '6205500000000000004',
        expiry: { month: 2, year: 2031 },
        cvv: '123',
      })
    },
    { module, data },
  )
  const values = decrypt(reply.value).paymentValues
  expect(values).toContainEqual({ key: 'cardholderName', value: '王小明' })
  expect(values).toContainEqual({ key: 'cardNumber', value: '6205500000000000004' })
  expect(values).toContainEqual({ key: 'expiryDate', value: '0231' })
})

test('the SDK is fetched on Payment and not before, as a part of its own', { tag: '@session' }, async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request: Request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const loaded = page.waitForRequest(/connect-sdk.*\.js$/)
  await page.goto('/lounge/buypass?step=1')
  await expect(heading(page, 'Your cart')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((path) => path.includes('connect-sdk'))).toEqual([])
  await fillUntilPayment(page, 1)
  await loaded
})

test('a rejected card shows its error at the field while it is typed, and buys nothing', {
  tag: '@session',
}, async ({ page, announced }) => {
  announced.push(/status of 40/)
  const orders = watchOrders(page)
  await toPayment(page)
  const error = page.locator('#card-cardNumber-error')
  const field = page.getByLabel('Card number')
  for (const number of UNTAKEN) {
    await field.fill('')
    await field.pressSequentially(number.slice(0, 8))
    await expect(error).toHaveText(SENTENCE)
    await expect(field).toBeFocused()
    await field.fill(CARDS.good)
    await expect(error).toBeHidden()
  }
  await fillCard(page, UNTAKEN[0])
  await mainAction(page).click()
  await expect(page.getByRole('alert')).toContainText(SENTENCE)
  expect(orders).toEqual([])
  await fillCard(page, CARDS.good)
  await expect(error).toBeHidden()
  await mainAction(page).click()
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
})

test('a browser whose errors keep no stack hears the same of a card', { tag: '@session' }, async ({
  page,
  announced,
}) => {
  announced.push(/status of 40/)
  await page.addInitScript(() => Reflect.deleteProperty(Error, 'captureStackTrace'))
  await toPayment(page)
  await page.getByLabel('Card number').pressSequentially('43800000')
  await expect(page.locator('#card-cardNumber-error')).toHaveText(SENTENCE)
})

test('a session that has ended meanwhile is replaced unseen, once', { tag: '@session' }, async ({
  page,
  announced,
}) => {
  announced.push(/status of 401/)
  let sessions = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/lounge/createSession/')) sessions += 1
  })
  await toPayment(page)
  await fillCard(page, CARDS.good)
  await page.route(
    '**/crypto/publickey',
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, status: 401, json: { errorId: 'e', errors: [{ code: '9002' }] } })
    },
    { times: 1 },
  )
  await mainAction(page).click()
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
  expect(sessions).toBe(2)
})

test('cards of every length are paid with, under names that the provider reads as strict UTF-8', {
  tag: '@session',
}, async ({ page }) => {
  for (const [number, cvv, name] of [
    ['6205500000000000004', '123', 'José Núñez'],
    ['378282246310005', '1234', 'JANEŠ'],
    ['675900000000', '123', 'Łukasz'],
  ] as const) {
    await toPayment(page)
    await fillCard(page, number)
    await page.getByLabel('Cardholder name').fill(name)
    await page.getByLabel('CVV').fill(cvv)
    await mainAction(page).click()
    await expect(heading(page, 'Your pass is ready')).toBeVisible()
  }
})
