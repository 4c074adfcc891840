import type { Page } from '@playwright/test'
import { expectAccessible, expectNothingSideways } from './axe.ts'
import { heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

const summaryOf = (page: Page, id: string) => page.locator(`details#${id} > summary`)

test('a visitor searches, opens an answer and follows it into the shop', async ({ page }) => {
  await page.goto('/help-topics')
  await expect(page).toHaveURL(/\/help-topics\/index$/)
  await expect(page.getByRole('heading', { name: 'Topics' })).toBeVisible()
  await page.getByLabel('Search help topics').fill('money back')
  await page.getByLabel('Search help topics').press('Enter')
  await expect(heading(page, 'Help for “money back”')).toBeFocused()
  await expect(page).toHaveURL(/\/help-topics\/category\/search\?wd=money\+back/)
  await summaryOf(page, 'refund-a-lounge-pass').click()
  const answer = page.locator('#refund-a-lounge-pass')
  await expect(answer.locator('mark').first()).toBeVisible()
  await expectAccessible(page)
  await answer.getByRole('link', { name: 'write to us' }).click()
  await expect(page).toHaveURL(/\/contact-us$/)
  await page.goBack()
  await expect(heading(page, 'Help for “money back”')).toBeVisible()
})

test('a shared address opens its answer, in view, on the first visit and from page to page', async ({
  page,
}) => {
  await page.goto('/help-topics/category/pre-booking#how-long-is-my-place-held')
  const first = summaryOf(page, 'how-long-is-my-place-held')
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport()
  await expect(page.locator('#how-long-is-my-place-held')).toHaveAttribute('open', '')
  await page.goto('/help-topics/category/lounge-passes#choose-a-lounge-when-buying')
  await page.locator('#choose-a-lounge-when-buying').getByRole('link', { name: 'pre-book' }).click()
  await expect(summaryOf(page, 'what-is-pre-booking')).toBeFocused()
  await expect(summaryOf(page, 'what-is-pre-booking')).toBeInViewport()
})

test('a group is read with the keyboard alone', async ({ page }) => {
  await page.goto('/help-topics/category/fast-track')
  await expect(heading(page, 'Fast track')).toBeVisible()
  await expect(page).toHaveTitle('Fast track: help topics | Layover')
  await expect(page.locator('main details')).toHaveCount(9)
  await page.getByRole('button', { name: 'Search' }).focus()
  await page.keyboard.press('Tab')
  await expect(summaryOf(page, 'what-is-fast-track')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#what-is-fast-track')).toHaveAttribute('open', '')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Read more about fast track' })).toBeFocused()
})

test('an answer’s address can be copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/help-topics/category/payment?from=app#card-declined')
  const answer = page.locator('#card-declined')
  await answer.getByRole('button', { name: 'Copy link' }).click()
  await expect(answer.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/help-topics/category/payment#card-declined`,
  )
})

test('ten thousand letters in the box are cut, and the address with them', async ({ page }) => {
  await page.goto('/help-topics/index')
  await expect(page.getByRole('heading', { name: 'Topics' })).toBeVisible()
  await page.getByLabel('Search help topics').fill('x'.repeat(10_000))
  await page.getByLabel('Search help topics').press('Enter')
  await expect(page.getByText('We found no answers.')).toBeVisible()
  expect(new URL(page.url()).searchParams.get('wd')).toBe('x'.repeat(100))
  await expectAccessible(page)
})

test('a search for anything but a question finds nothing and helps on', async ({ page }) => {
  for (const wd of ['x'.repeat(1_500), '😀'.repeat(150), "'; drop table help_questions; --", '(.*)+$']) {
    await page.goto(`/help-topics/category/search?${new URLSearchParams({ wd })}`)
    await expect(page.getByText('We found no answers.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Fast track/ })).toBeVisible()
    await expectNothingSideways(page)
  }
})
