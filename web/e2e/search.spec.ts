import { expectAccessible } from './axe.ts'
import { hold } from './held.ts'
import { expect, test } from './visitor.ts'

const FIRST_FOUND = [
  ['sao', 'São Paulo'],
  ['münchen', '(MUC)'],
  ['dehli', '(DEL)'],
  ['heathrow t5', '(LHR)'],
  ['東京', '(HND)'],
  ['lon', 'London'],
] as const

test('airports are found by their beginnings, other spellings, terminals and scripts', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('combobox')
  const options = page.getByRole('option')
  await box.click()
  await box.pressSequentially('zur', { delay: 40 })
  await expect(options.first()).toContainText('Zürich Airport (ZRH)')
  for (const [typed, first] of FIRST_FOUND) {
    await box.fill(typed)
    await expect(options.first(), typed).toContainText(first)
  }
  for (const code of ['LHR', 'LGW', 'STN', 'LTN', 'LCY']) {
    await expect(options.filter({ hasText: `(${code})` })).toBeVisible()
  }
})

test('a search without an option chosen goes to the list of what matched', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox').click()
  await page.getByRole('combobox').fill('geneva')
  await page.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/\/airport-list\/search\?wd=geneva/)
  await expect(page.getByRole('link', { name: /Geneva/ }).first()).toBeVisible()
})

test('by keyboard alone: arrows choose, Escape closes, Enter opens, and the word is stored', async ({
  page,
}) => {
  await page.goto('/')
  const box = page.getByRole('combobox')
  await box.focus()
  await page.keyboard.type('london', { delay: 30 })
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(box).toHaveValue('london')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/airport\/layover\/L/)
  await page.goBack()
  await expect(page.getByRole('combobox')).toHaveValue('london')
})

test('Tab goes through the open list to the page, which no list covers then', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox').focus()
  await page.keyboard.type('heathrow', { delay: 30 })
  await expect(page.getByRole('option').first()).toBeVisible()
  for (const name of ['Search', 'Use my current location', 'View all airports']) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText(name)
    await expect(page.locator(':focus')).toBeInViewport()
    // What has focus is in front.
    await page.locator(':focus').click({ trial: true })
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: 'View all airports' })).toBeFocused()
})

test('the open list is accessible, at its widest and its emptiest', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('combobox')
  await box.click()
  for (const [typed, shown] of [
    ['london', page.getByRole('option').first()],
    ['qqqq', page.getByText('No airport matches “qqqq”')],
  ] as const) {
    await box.fill(typed)
    await expect(shown).toBeVisible()
    await expectAccessible(page)
  }
})

test('a server that does not answer opens the popup, and the box goes on working', async ({
  page,
  announced,
}) => {
  announced.push(/Failed to load resource/)
  await page.goto('/')
  const box = page.getByRole('combobox')
  await box.click()
  await page.route('**/api/airport/get', (route) => route.abort('internetdisconnected'))
  await box.fill('zur')
  const popup = page.getByRole('alertdialog', { name: 'Connection Error' })
  await expect(popup).toContainText('There are problems connecting to the server.')
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(box).toBeFocused()
  await page.unroute('**/api/airport/get')
  await box.fill('zuric')
  await expect(page.getByRole('option').first()).toContainText('(ZRH)')
})

test('what was typed before a line of the shop had arrived is searched for', async ({ page }) => {
  const letGo = await hold(page, /\/assets\/.*\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('combobox').pressSequentially('zur')
  letGo()
  await expect(page.getByRole('option').first()).toContainText('(ZRH)')
  await expect(page.getByRole('combobox')).toHaveValue('zur')
})

test('the letters stay in sight, and lead by keyboard to their airports', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/airport-list/all')
  const letters = page.getByRole('navigation', { name: 'Jump to a letter' })
  await letters.getByRole('link', { name: 'M', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'M', exact: true })).toBeInViewport()
  await expect(page.getByRole('link', { name: /^Madrid/ })).toBeVisible()
  await expect(letters).toBeInViewport()
  await expect(letters.locator('[aria-current]')).toHaveText('M')
  // From the letter's own heading, which closes it, to its first airport.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  await expect(focused).toHaveAttribute('href', /\/airport\//)
  const [row, bar] = await Promise.all([focused.boundingBox(), letters.boundingBox()])
  // The browser rounds a scroll position to a part of a pixel.
  expect(Math.ceil(row?.y ?? 0)).toBeGreaterThanOrEqual(Math.floor((bar?.y ?? 0) + (bar?.height ?? 0)))
})
