import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './visitor.ts'

const searches = [
  { typed: 'zur', first: /Zürich Airport \(ZRH\)/ },
  { typed: 'sao', first: /São Paulo/ },
  { typed: 'lon', first: /London/ },
]

for (const { typed, first } of searches) {
  test(`typing '${typed}' shows ${first.source} first`, async ({ page }) => {
    await page.goto('/')
    const box = page.getByRole('combobox')
    await box.click()
    await box.pressSequentially(typed, { delay: 40 })
    await expect(page.getByRole('option').first()).toContainText(first)
  })
}

test("London's airports are all found by 'lon'", async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox').click()
  await page.getByRole('combobox').pressSequentially('lon', { delay: 40 })
  for (const code of ['LHR', 'LGW', 'STN', 'LTN', 'LCY']) {
    await expect(page.getByRole('option').filter({ hasText: `(${code})` })).toBeVisible()
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

for (const [typed, first] of [
  ['münchen', 'MUC'],
  ['dehli', 'DEL'],
  ['heathrow t5', 'LHR'],
  ['東京', 'HND'],
] as const) {
  test(`'${typed}' finds ${first} first`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('combobox').click()
    await page.getByRole('combobox').fill(typed)
    await expect(page.getByRole('option').first()).toContainText(`(${first})`)
  })
}

test('by keyboard alone: arrows choose, Escape closes, Enter opens, and the word is kept', async ({
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
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
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
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await opened
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('combobox').pressSequentially('zur')
  open()
  await expect(page.getByRole('option').first()).toContainText('(ZRH)')
  await expect(page.getByRole('combobox')).toHaveValue('zur')
})

for (const wd of ['x'.repeat(2_000), 'لندن', 'e\u0301'.repeat(200)]) {
  test(`an address that asks for ${wd.slice(0, 24)} scrolls in one direction only`, async ({ page }) => {
    await page.goto(`/airport-list/search?wd=${encodeURIComponent(wd)}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Airports for')
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
  })
}

test('the letters stay in sight, and lead by keyboard to their airports', async ({ page }) => {
  await page.goto('/airport-list/all')
  const letters = page.getByRole('navigation', { name: 'Jump to a letter' })
  await letters.getByRole('link', { name: 'M', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'M', exact: true })).toBeInViewport()
  await expect(letters).toBeInViewport()
  await expect(letters.locator('[aria-current]')).toHaveText('M')
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  await expect(focused).toHaveAttribute('href', /\/airport\//)
  const [row, bar] = await Promise.all([focused.boundingBox(), letters.boundingBox()])
  expect(row?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})
