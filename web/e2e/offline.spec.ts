import type { BrowserContext, Page } from '@playwright/test'
import { storedTexts } from './browser-storage.ts'
import { ledgerOf } from './ledger.ts'
import {
  CARDS,
  chooseTime,
  fillCard,
  fillUntilPayment,
  fillUntilReview,
  heading,
  mainAction,
  watchOrders,
} from './purchase.ts'
import { expect, test, whenGuarded } from './visitor.ts'

test.beforeEach(({ announced }) => {
  announced.push(/net::ERR/, /Failed to fetch/)
})

const OFFLINE = 'You are offline.'

/** Counts the documents that the browser asks for. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

/** The pages to come are not in the browser: a visitor who saves data gets nothing ahead. */
async function nothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

async function cut(page: Page, context: BrowserContext): Promise<void> {
  await whenGuarded(page)
  await context.setOffline(true)
  await expect(page.getByText(OFFLINE)).toBeVisible()
}

async function restore(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(false)
  await expect(page.getByText(OFFLINE)).toBeHidden()
}

const CALLS = '**/api/**'

async function closeConnectionError(page: Page): Promise<void> {
  const popup = page.getByRole('alertdialog', { name: 'Connection Error' })
  await popup.getByRole('button', { name: 'OK' }).click()
  await expect(popup).toBeHidden()
}

const GUEST = {
  'First name': 'Amelia',
  'Last name': 'Hart',
  'Flight number': 'BA117',
  Email: 'amelia.hart@example.com',
  'Confirm email': 'amelia.hart@example.com',
}

async function fillGuest(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(GUEST)) await page.getByLabel(name, { exact: true }).fill(text)
}

async function expectGuest(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(GUEST))
    await expect(page.getByLabel(name, { exact: true })).toHaveValue(text)
}

/** A link from one page to another whose parts are not there, pressed without a connection. */
const WAYS = [
  { from: '/', h1: /before your flight/, link: 'View all airports', to: 'All airports' },
  { from: '/airport-list/popular', h1: 'Popular airports', link: /Zürich/, to: /Zürich Airport/ },
  { from: '/airport/layover/ZRH', h1: /Zürich Airport/, link: 'Limmat Rooms', to: /Limmat Rooms/ },
  { from: '/lounge/detail/layover/ZRH-LIMMAT', h1: /Limmat Rooms/, link: /^Buy pass/, to: 'Your cart' },
]

for (const { from, h1, link, to } of WAYS) {
  test(`${from} without a connection stays, and a link goes on when it is back`, { tag: '@wide' }, async ({
    page,
    context,
  }) => {
    await nothingAhead(page)
    await page.goto(from)
    await expect(heading(page, h1)).toBeVisible()
    const documents = countDocuments(page)
    await cut(page, context)
    await page.getByRole('link', { name: link }).filter({ visible: true }).first().click()
    await expect(page.getByText('The page will open when you are back online.')).toBeVisible()
    await expect(heading(page, h1)).toBeVisible()
    await expect(page.getByText('Loading', { exact: true })).toBeHidden()
    await restore(page, context)
    await expect(heading(page, to)).toBeVisible()
    expect(documents()).toBe(0)
  })
}

test('a visitor who stays keeps the page, and the connection opens nothing then', async ({
  page,
  context,
}) => {
  await nothingAhead(page)
  await page.goto('/airport/layover/ZRH')
  await expect(heading(page, /Zürich Airport/)).toBeVisible()
  await cut(page, context)
  await page.getByRole('link', { name: 'Limmat Rooms' }).first().click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByText('What you have typed is kept.')).toBeVisible()
  const part = page.waitForResponse('**/assets/lounge-detail-*.js')
  await restore(page, context)
  await part
  await expect(heading(page, /Zürich Airport/)).toBeVisible()
  await expect(page).toHaveURL('/airport/layover/ZRH')
  await page.getByRole('link', { name: 'Limmat Rooms' }).first().click()
  await expect(heading(page, /Limmat Rooms/)).toBeVisible()
})

test('the search box keeps its word without a connection, and its list comes when it is back', async ({
  page,
  context,
}) => {
  await nothingAhead(page)
  await page.goto('/')
  const documents = countDocuments(page)
  await cut(page, context)
  const box = page.getByRole('combobox')
  await box.click()
  await box.pressSequentially('zur')
  await expect(box).toHaveValue('zur')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await restore(page, context)
  // The box may get its list under the visitor's finger, who then taps it once more.
  await expect(async () => {
    await box.click()
    await expect(page.getByRole('option', { name: /Zürich/ })).toBeVisible({ timeout: 10_000 })
  }).toPass()
  expect(documents()).toBe(0)
})

test('once the browser is idle, the search list and the next page are there without a connection', async ({
  page,
  context,
}) => {
  const ahead = ['**/assets/airport-combobox-*.js', '**/assets/airport-main-*.js'].map((part) =>
    page.waitForResponse(part).then((response) => response.finished()),
  )
  await page.goto('/')
  await Promise.all(ahead)
  await cut(page, context)
  await page.getByRole('combobox').click()
  await expect(
    page.locator('.search-box input[aria-controls], .search-box input[aria-haspopup]'),
  ).toBeVisible()
})

test('once the browser is idle, the next step is there without a connection, Payment too', async ({
  page,
  context,
}) => {
  const ahead = page.waitForResponse('**/assets/connect-sdk-*.js').then((part) => part.finished())
  await page.goto('/lounge/buypass?step=1')
  await fillUntilReview(page, 1)
  await ahead
  await cut(page, context)
  await mainAction(page).click()
  await expect(heading(page, 'Pay by card')).toBeVisible()
  await restore(page, context)
  await fillCard(page, CARDS.good)
  await mainAction(page).click()
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
})

test('a visitor who saves data gets nothing ahead', async ({ page }) => {
  await nothingAhead(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(requested.filter((url) => /airport-combobox|airport-main/.test(url))).toEqual([])
})

test('a page whose data did not come fetches them when the connection is back', async ({ page, context }) => {
  await nothingAhead(page)
  await page.goto('/airport/layover/ZRH')
  await whenGuarded(page)
  const loader = page.waitForResponse('**/assets/lounge-detail-client-loader-*.js')
  await page.getByRole('link', { name: 'Limmat Rooms' }).first().hover()
  await loader
  await page.waitForLoadState('networkidle')
  const documents = countDocuments(page)
  await cut(page, context)
  await page.getByRole('link', { name: 'Limmat Rooms' }).first().click()
  await expect(page.getByText('We could not load this page.')).toBeVisible()
  await restore(page, context)
  await expect(heading(page, /Limmat Rooms/)).toBeVisible()
  expect(documents()).toBe(0)
})

test('cart, payment and result outlive a lost connection: nothing is charged, lost or reloaded', {
  tag: '@wide',
}, async ({ page, context }) => {
  const orders = watchOrders(page)
  // It comes after the later steps.
  const ahead = page.waitForResponse('**/assets/result-part-*.js').then((part) => part.finished())
  await page.goto('/lounge/buypass?step=1')
  await expect(heading(page, 'Your cart')).toBeVisible()
  await ahead
  const documents = countDocuments(page)
  await cut(page, context)
  await mainAction(page).click()
  await expect(heading(page, 'Booking details')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.getByLabel('First name').fill('Amelia')
  await restore(page, context)
  await expect(page.getByLabel('First name')).toHaveValue('Amelia')
  expect(await storedTexts(page)).toContain('Amelia')
  await page.goBack()
  await fillUntilPayment(page, 1)
  await fillCard(page, CARDS.good)
  await cut(page, context)
  await mainAction(page).click()
  await expect(page.getByText(/not been charged/)).toBeInViewport()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByLabel('CVV')).toHaveValue('123')
  await restore(page, context)
  await mainAction(page).click()
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
  await cut(page, context)
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await restore(page, context)
  await expect.poll(() => orders).toHaveLength(1)
  const payments = await ledgerOf(orders[0] ?? '')
  expect(payments.map(({ status }) => status)).toEqual(['CAPTURED'])
  expect(documents()).toBe(0)
})

test('a dead line over Booking details says so, keeps what is typed, and takes both up when it is back', async ({
  page,
}) => {
  await page.goto('/lounge/layover/LHR-HARRIER/prebook?step=1')
  await expect(heading(page, 'Your cart')).toBeVisible()
  const documents = countDocuments(page)
  // The browser believes that it is online.
  await page.route(CALLS, (route) => route.abort('timedout'))
  await mainAction(page).click()
  await expect(heading(page, 'Booking details')).toBeVisible()
  await closeConnectionError(page)
  await expect(page.getByText('We cannot show the times right now.')).toBeVisible()
  await fillGuest(page)
  await page.unroute(CALLS)
  await page.getByRole('button', { name: 'Try again' }).click()
  await chooseTime(page)
  await page.route(CALLS, (route) => route.abort('timedout'))
  await mainAction(page).click()
  await closeConnectionError(page)
  await expectGuest(page)
  await page.unroute(CALLS)
  await mainAction(page).click()
  await expect(heading(page, 'Check your booking')).toBeVisible()
  await expect(page.getByText('Amelia Hart')).toBeVisible()
  expect(documents()).toBe(0)
})
