import type { Locator, Page } from '@playwright/test'
import { expect } from './visitor.ts'

export const CARDS = {
  good: '4242424242424242',
  /** Its digits occur nowhere else. */
  canary: '4012000033330026',
  declined: '4000000000000002',
  chargedAnswerLost: '4000000000006108',
  /** Charged at once; the reply comes six seconds later. */
  slow: '4000000000006207',
}

const party = [
  ['Amelia', 'Hart'],
  ['Daniel', 'Hart'],
  ['José', 'Núñez'],
]

/** The main button of a step, at last 'Pay £34.00': in the bottom bar of a phone, in the summary of a desktop. */
export function mainAction(page: Page) {
  return page.getByRole('button', { name: /^(Next|Confirm|Pay( [^ ]+)?)$/ }).filter({ visible: true })
}

export function heading(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 1, name })
}

/** Collects the orders that the gateway creates for this page. */
export function watchOrders(page: Page): string[] {
  const orders: string[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('/createOrder') || !response.ok()) return
    const answer = (await response.json()) as { data?: { orderNo: string } }
    if (answer.data) orders.push(answer.data.orderNo)
  })
  return orders
}

/** Goes from the cart to Payment with this many passes, an optional discount code, and a name for each passenger. */
export async function fillUntilPayment(page: Page, passes: number, discountCode?: string): Promise<void> {
  await fillUntilReview(page, passes, discountCode)
  await mainAction(page).click()
  await expect(heading(page, 'Pay by card')).toBeVisible()
}

/** Applies a code of 20 % in the cart. */
export async function applyDiscount(page: Page, code: string): Promise<void> {
  await page.getByText('Discount code').click()
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('20% off.').first()).toBeVisible()
}

export async function fillUntilReview(page: Page, passes: number, discountCode?: string): Promise<void> {
  await expect(heading(page, 'Your cart')).toBeVisible()
  for (let count = 1; count < passes; count += 1) await page.getByRole('button', { name: 'One more' }).click()
  if (discountCode) await applyDiscount(page, discountCode)
  await mainAction(page).click()
  await expect(heading(page, 'Booking details')).toBeVisible()
  for (let index = 0; index < passes; index += 1) {
    const [first = '', last = ''] = party[index] ?? []
    await page.getByLabel('First name').nth(index).fill(first)
    await page.getByLabel('Last name').nth(index).fill(last)
  }
  await page.getByLabel('Email', { exact: true }).fill('amelia.hart@example.com')
  await page.getByLabel('Confirm email').fill('amelia.hart@example.com')
  await mainAction(page).click()
  await expect(heading(page, 'Check your booking')).toBeVisible()
}

/** The times that can be chosen; those that are full are no labels. */
export function freeTimes(page: Page): Locator {
  return page.locator('label.time-slot')
}

/** Chooses the first free time of a day of the next month, and returns the day: this month may have too few days left. */
export async function chooseTime(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Next month' }).click()
  const day = page.locator('button.calendar__day').nth(2)
  await day.click()
  await freeTimes(page).first().click()
  return day
}

/** Goes from the cart of a visit to its review: the first free time of a day of the next month, one passenger, one flight. */
export async function fillVisitUntilReview(page: Page): Promise<void> {
  await expect(heading(page, 'Your cart')).toBeVisible()
  await mainAction(page).click()
  await expect(heading(page, 'Booking details')).toBeVisible()
  await chooseTime(page)
  await page.getByLabel('First name').fill('Amelia')
  await page.getByLabel('Last name').fill('Hart')
  await page.getByLabel('Flight number').fill('ba 117')
  await page.getByLabel('Email', { exact: true }).fill('amelia.hart@example.com')
  await page.getByLabel('Confirm email').fill('amelia.hart@example.com')
  await mainAction(page).click()
  await expect(heading(page, 'Check your booking')).toBeVisible()
  await expect(page.getByText('BA117', { exact: true })).toBeVisible()
}

/** From the plans to the review: Explorer with two visits more. */
export async function fillMembershipUntilReview(page: Page): Promise<void> {
  await page.goto('/membership-plan')
  await page.getByRole('link', { name: 'Buy Explorer' }).click()
  await expect(heading(page, 'Your cart')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Explorer/ })).toBeChecked()
  for (let more = 0; more < 2; more += 1) await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByText('£228.00').filter({ visible: true }).first()).toBeVisible()
  await mainAction(page).click()
  await expect(heading(page, 'Your email address')).toBeVisible()
  await page.getByLabel('Email').fill('amelia.hart@example.com')
  await mainAction(page).click()
  await expect(heading(page, 'Check your membership')).toBeVisible()
}

/** Fills the card form and accepts the terms; the story presses the button that pays. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Cardholder name').fill('Amelia Hart')
  await page.getByLabel('Card number').fill('')
  await page.getByLabel('Card number').pressSequentially(number)
  await page.getByLabel('Expiry date').fill('')
  await page.getByLabel('Expiry date').pressSequentially('1229')
  await page.getByLabel('CVV').fill('123')
  await page.getByRole('checkbox').check()
}
