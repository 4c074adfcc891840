import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './visitor.ts'

const HEATHROW = '/airport/layover/LHR'
/** A Saturday shortly before 21:00 in London; the pages read the browser's clock. */
const SATURDAY_EVENING = new Date('2026-11-21T20:55:00Z')

const section = (page: Page, name: RegExp) => page.getByRole('region', { name })
const lounges = (page: Page) => section(page, /lounges?$/)
const names = async (page: Page) => await lounges(page).getByRole('heading', { level: 3 }).allTextContents()

test('a terminal is chosen, shared and taken back, with the keyboard where it was', async ({
  page,
  context,
}) => {
  await page.goto(HEATHROW)
  const pill = page.getByRole('group', { name: 'Terminal' }).getByRole('button', { name: 'T2' })
  await pill.click()
  await expect(page).toHaveURL(/\?terminal=Terminal\+2$/)
  await expect(pill).toBeFocused()
  await expect(lounges(page).getByText(/^Terminal 2,/)).not.toHaveCount(0)
  await expect(lounges(page).getByText(/^Terminal [345],/)).toHaveCount(0)
  await expect(section(page, /fast-track lanes$/).getByText('Terminal 2, before security')).toBeVisible()
  await expectAccessible(page)
  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(lounges(shared).getByRole('heading', { level: 3 }).first()).toBeVisible()
  expect(await names(shared)).toEqual(await names(page))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${HEATHROW}$`))
  await expect(lounges(page).getByText(/^Terminal 5,/)).not.toHaveCount(0)
})

test('the chosen terminal differs from the others in forced colours too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(HEATHROW)
  const border = (name: string) =>
    page
      .getByRole('group', { name: 'Terminal' })
      .getByRole('button', { name, exact: true })
      .evaluate((pill) => getComputedStyle(pill).borderTopColor)
  await expect.poll(() => border('All')).not.toBe(await border('T2'))
})

test('where nothing matches, one press shows everything', async ({ page }) => {
  await page.goto(`${HEATHROW}?terminal=Terminal+99&side=before-security`)
  await expect(page.getByText(/^No lounge here matches/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Show all \d+ lounges$/ }).click()
  await expect(page).toHaveURL(new RegExp(`${HEATHROW}$`))
  await expect(lounges(page).getByRole('heading', { level: 2 })).toBeFocused()
})

test('a lane shows place, travellers, lead time and price; the rest opens below', async ({ page }) => {
  await page.goto(HEATHROW)
  const lane = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Fast Track Terminal 5' }) })
  await expect(lane.getByText('Terminal 5, before security')).toBeVisible()
  await expect(lane.getByText('Book 24 hours ahead or more.').first()).toBeVisible()
  await expect(lane.getByText('£11.00')).toBeVisible()
  await expect(lane.getByText('per person, non-refundable')).toBeVisible()
  await expect(lane.getByText('Same-day booking available')).toHaveCount(0)
  await lane.getByText('Where, when and rules').click()
  await expect(lane.getByText(/^At the security check of Terminal 5/)).toBeVisible()
  await expect(lane.getByRole('row', { name: 'Every day 04:30 to 23:00' })).toBeVisible()
  await expectAccessible(page)
})

test('on a phone the first lounge stands within the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.clock.setFixedTime(SATURDAY_EVENING)
  await page.goto(HEATHROW)
  const first = lounges(page).getByRole('listitem').first()
  await expect(first.getByText('per person')).toBeInViewport({ ratio: 1 })
  await expect(first.getByRole('link', { name: 'Buy pass' })).toBeInViewport({ ratio: 1 })
})

test('fewer than three lounges get wide cards, and a single one a larger picture', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  const firstCard = async (query: string, count: number) => {
    await page.goto(HEATHROW + query)
    const list = lounges(page).locator('.lounge-list')
    await expect(list.getByRole('heading', { level: 3 })).toHaveCount(count)
    const card = list.locator('> li').first()
    const [all, one, picture] = await Promise.all(
      [list, card, card.locator('.picture')].map((part) => part.boundingBox()),
    )
    if (!all || !one || !picture) throw new Error('A part has no box.')
    return { isWide: one.width === all.width, picture: picture.width }
  }
  const single = await firstCard('?terminal=Terminal+5', 1)
  const few = await firstCard('?terminal=Terminal+2', 2)
  const many = await firstCard('', 7)
  expect([single, few, many].map(({ isWide }) => isWide)).toEqual([true, true, false])
  expect(single.picture).toBeGreaterThan(few.picture)
  expect(few.picture).toBeGreaterThan(many.picture)
})

test('one press leads from the lounges down to the lanes', { tag: '@wide' }, async ({ page }) => {
  await page.goto(HEATHROW)
  await lounges(page).getByRole('link', { name: 'Fast-track lanes' }).click()
  await expect(section(page, /fast-track lanes$/).getByRole('heading', { level: 2 })).toBeInViewport()
})

for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
  test.describe(`with the browser in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('lounge and airport go by their own clock: open, closed, today and now', async ({ page }) => {
      await page.clock.setFixedTime(SATURDAY_EVENING)
      await page.goto('/lounge/detail/layover/LHR-HARRIER?securityType=Airside')
      await expect(page.getByText('Closed now, opens tomorrow at 05:30')).toBeVisible()
      await expect(page.getByText('(London time)')).toBeVisible()
      await expect(page.getByRole('row', { name: /Today/ })).toHaveText(/^Saturday Today06:00 to 20:00$/)
      await expectAccessible(page)
      await page.goto(`${HEATHROW}?open=1`)
      await expect(page.getByText('20:55 now (London time)')).toBeVisible()
      await expect(lounges(page).getByRole('heading', { level: 2 })).toHaveText(/^\d of \d lounges$/)
      expect(await names(page)).not.toContain('Harrier Lounge')
    })
  })
}

test('two lounges have wide cards below each other, a single one a larger picture', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const shapes = []
  for (const count of [1, 2, 3]) {
    await page.route('**/api/lounge/lounges', async (route) => {
      const answer = await route.fetch()
      const { data, ...rest } = await answer.json()
      await route.fulfill({ response: answer, json: { ...rest, data: data.slice(0, count) } })
    })
    await page.goto(HEATHROW)
    await expect(page.locator('.lounge-item')).toHaveCount(count)
    const card = await page.locator('.lounge-item').first().boundingBox()
    const picture = await page.locator('.lounge-item__picture').first().boundingBox()
    shapes.push({ card: card?.width ?? 0, picture: picture?.width ?? 0 })
    await page.unroute('**/api/lounge/lounges')
  }
  const [one, two, three] = shapes as [(typeof shapes)[0], (typeof shapes)[0], (typeof shapes)[0]]
  expect(two.card).toBe(one.card)
  expect(two.card).toBeGreaterThan(three.card * 1.8)
  expect(one.picture).toBeGreaterThan(two.picture * 1.3)
})
