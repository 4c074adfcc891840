import type { Page } from '@playwright/test'
import { CARDS, fillCard, freeTimes, heading, mainAction } from '../purchase.ts'
import { expect, test } from '../visitor.ts'
import { CONTROL_URL } from './control.ts'
import { type Press, pressesOf, recordPresses } from './event-timing.ts'
import { median, printRow, slowProcessor } from './slow-processor.ts'

/** Slower presses are listed. */
const SLOW_MS = 100

async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await field.tap()
  await field.pressSequentially(text)
}

async function next(page: Page, title: string): Promise<void> {
  await mainAction(page).tap()
  await expect(heading(page, title)).toBeVisible()
}

async function typeNames(page: Page): Promise<void> {
  await type(page, 'First name', 'Amelia')
  await type(page, 'Last name', 'Hart')
}

async function typeEmail(page: Page): Promise<void> {
  await type(page, 'Email', 'amelia.hart@example.com')
  await type(page, 'Confirm email', 'amelia.hart@example.com')
}

async function pass(page: Page): Promise<void> {
  await page.goto('/lounge/buypass?step=1')
  await page.getByRole('button', { name: 'One more' }).tap()
  await page.getByRole('button', { name: 'One fewer' }).tap()
  await next(page, 'Booking details')
  await typeNames(page)
  await typeEmail(page)
  await next(page, 'Check your booking')
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await next(page, 'Booking details')
  await page.getByRole('button', { name: 'Next month' }).tap()
  await page.locator('button.calendar__day').nth(2).tap()
  await freeTimes(page).first().tap()
  await typeNames(page)
  await type(page, 'Flight number', 'ba117')
  await typeEmail(page)
  await next(page, 'Check your booking')
}

async function membership(page: Page): Promise<void> {
  await page.goto('/membership-plan')
  await page.getByRole('link', { name: 'Buy Explorer' }).tap()
  await expect(heading(page, 'Your cart')).toBeVisible()
  await page.getByRole('button', { name: 'One more' }).tap()
  await next(page, 'Your email address')
  await type(page, 'Email', 'amelia.hart@example.com')
  await next(page, 'Check your membership')
}

async function pay(page: Page, result: string): Promise<void> {
  await next(page, 'Pay by card')
  await fillCard(page, CARDS.good)
  await next(page, result)
}

const PURCHASES: readonly (readonly [string, (page: Page) => Promise<void>, string])[] = [
  ['pass', pass, 'Your pass is ready'],
  ['pre-booking', (page) => visit(page, '/lounge/layover/LHR-HARRIER/prebook?step=1'), 'You are booked'],
  ['fast track', (page) => visit(page, '/fast-track/layover/LHR/LHR-FT-T5?step=1'), 'You are booked'],
  ['membership', membership, 'You are a member'],
]

/** The rest of its time went into the next frame. */
function describe({ ms, waitedMs, handledMs, event, target, heading }: Press): string {
  return `${ms} ${event} ‘${target}’ → ${heading} (waited ${waitedMs}, handled ${handledMs})`
}

/** Fifty presses of a button that counts them. */
async function control(page: Page): Promise<void> {
  await page.goto(CONTROL_URL)
  for (let count = 0; count < 50; count += 1) {
    await page.getByRole('button', { name: `Pressed ${count} times` }).tap()
  }
}

test('every press of the four purchases, from the input to the next frame', async ({ browser, baseURL }) => {
  const measure = async (name: string, press: (page: Page) => Promise<void>) => {
    const page = await browser.newPage({
      ...(baseURL && { baseURL }),
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    })
    await recordPresses(page)
    await slowProcessor(page)
    await press(page)
    const presses = await pressesOf(page)
    const times = presses.map(({ ms }) => ms)
    const slow = presses.filter(({ ms }) => ms > SLOW_MS)
    printRow([
      name,
      presses.length,
      median(times),
      Math.max(...times),
      slow.map(describe).join('; ') || 'none',
    ])
    await page.close()
  }
  printRow(['purchase', 'presses of 16 ms or more', 'median ms', 'worst ms', 'slow presses'])
  printRow(['---', '--:', '--:', '--:', '---'])
  for (const [name, fill, result] of PURCHASES)
    await measure(name, async (page) => {
      await fill(page)
      await pay(page, result)
    })
  await measure('control: a button of a bare page', control)
})
