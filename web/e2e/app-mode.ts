import type { Page } from '@playwright/test'
import type { ShopPage } from './pages.ts'
import { heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

export const header = (page: Page) => page.locator('.header')
const footer = (page: Page) => page.locator('.footer')

export async function expectBare(page: Page) {
  await expect(header(page)).toBeHidden()
  await expect(footer(page)).toBeHidden()
}

/** The shop's addresses in the page's links and forms, without those of the page itself. */
function targets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/'))
    const forms = [...document.querySelectorAll<HTMLFormElement>('form[action]')].map((form) => {
      const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
      return `${form.getAttribute('action')}?${query}`
    })
    return [...links, ...forms]
  })
}

/** Every link and form of each page carries from=app. */
export function testLinks(pages: readonly ShopPage[]): void {
  for (const { path, h1 } of pages) {
    test(`in the app every link and form of ${path} carries from=app`, async ({ page, announced }) => {
      announced.push(/status of 404/)
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}from=app`)
      await expect(heading(page, h1)).toBeVisible()
      await expectBare(page)
      await expect
        .poll(async () => (await targets(page)).filter((target) => !/[?&]from=app\b/.test(target)))
        .toEqual([])
      expect(new URL(page.url()).searchParams.get('from')).toBe('app')
    })
  }
}
