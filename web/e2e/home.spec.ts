import { heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

test('the home page says how it works, and its promise, before any script runs', async ({ request }) => {
  const html = await (await request.get('/')).text()
  for (const words of ['Find your airport', 'Compare plans', 'Lounge full? You keep your pass.'])
    expect(html).toContain(words)
})

test('on a phone the search stands above the middle, and nothing cuts its placeholder', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const input = page.getByPlaceholder('City, airport or code')
  const { y, height } = (await input.boundingBox()) ?? { y: 740, height: 0 }
  expect(y + height / 2).toBeLessThan(370)
  // A text field has no clear button that could take the placeholder's room.
  const shown = await input.screenshot()
  await input.evaluate((box: HTMLInputElement) => box.setAttribute('type', 'text'))
  expect((await input.screenshot()).equals(shown)).toBe(true)
})

test('the home page shows prices and leads to a popular airport', async ({ page, announced }) => {
  await page.goto('/')
  await expect(page.getByText('£34.00').first()).toBeVisible()
  await expect(page.getByText(/^From £[0-9.]+$/)).toBeVisible()
  await expect(page.getByText(/^From £[0-9.]+ per visit$/)).toBeVisible()
  await page.getByRole('link', { name: 'LHR London' }).click()
  await expect(heading(page, /London Heathrow/)).toBeVisible()
  expect(announced).toEqual([])
})

test('a page of plain letters loads one font, with figures of one width', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()))
  await page.goto('/')
  await expect(page.getByText('£34.00').first()).toBeVisible()
  await page.evaluate(async () => void (await document.fonts.ready))
  expect(fonts).toHaveLength(1)
  const [ones, zeros] = await page.evaluate(() =>
    ['1111', '0000'].map((figures) => {
      const element = document.createElement('span')
      element.textContent = figures
      document.querySelector('h1')?.append(element)
      return element.getBoundingClientRect().width
    }),
  )
  expect(ones).toBe(zeros)
})
