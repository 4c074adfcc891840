import { expectAccessible } from './axe.ts'
import { expect, test } from './visitor.ts'

/** The pages that the build makes of the contract; they are opened as files, since they need no server. */
const pages = [
  ['reference', 'Layover', '/api/lounge/createOrder'],
  ['upstream-reference', 'Layover upstream', '/lounge/createOrder'],
] as const

for (const [file, title, path] of pages) {
  test(`the contract is read without a server and by any means: ${file}`, async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).protocol))
    await page.goto(new URL(`../../contracts/dist/${file}.html`, import.meta.url).href)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page.getByText(path, { exact: true }).first()).toBeAttached()
    await expect(page.getByText('PRICE_CHANGED').first()).toBeAttached()
    // Calls are alike, and axe takes a minute for all of them.
    await page.evaluate(() => {
      const calls = document.querySelectorAll('[data-section-id^="operation/"]')
      for (const call of [...calls].slice(3)) call.remove()
    })
    await expectAccessible(page)
    expect([...new Set(fetched)].filter((protocol) => protocol.startsWith('http'))).toEqual([])
  })
}
