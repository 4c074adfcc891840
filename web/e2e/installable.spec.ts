import type { BrowserContext, Page } from '@playwright/test'
import { expect, test, whenGuarded } from './visitor.ts'

type Manifest = { icons: { src: string; sizes: string; purpose?: string }[] }

const manifestLink = (page: Page) => page.locator('link[rel=manifest]')

/** The manifest as the browser itself reads it. */
async function readManifest(page: Page, context: BrowserContext) {
  const session = await context.newCDPSession(page)
  const { data = '{}', errors } = await session.send('Page.getAppManifest')
  return { errors, manifest: JSON.parse(data) as Manifest }
}

/** The true size of a picture, in the words of a manifest. */
function sizeOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async (address) => {
    const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
    return `${width}x${height}`
  }, src)
}

test('the browser finds a manifest without a fault, and each icon at the size that it states', async ({
  page,
  context,
}) => {
  await page.goto('/airport/layover/ZRH')
  await expect(manifestLink(page)).toBeAttached()
  const { errors, manifest } = await readManifest(page, context)
  expect(errors).toEqual([])
  expect(manifest.icons.map(({ purpose = 'any' }) => purpose)).toContain('maskable')
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any'))
    expect(await sizeOf(page, src)).toBe(sizes)
  expect(await sizeOf(page, '/apple-touch-icon.png')).toBe('180x180')
})

test('the browser keeps its banner for an installation back', async ({ page }) => {
  await page.goto('/')
  await expect(manifestLink(page)).toBeAttached()
  const isShown = await page.evaluate(() =>
    dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })),
  )
  expect(isShown).toBe(false)
})

test('inside the app there is no manifest', async ({ page }) => {
  await page.goto('/?from=app')
  // Both come when the browser is idle, the manifest before the notice.
  await whenGuarded(page)
  await expect(manifestLink(page)).toHaveCount(0)
})
