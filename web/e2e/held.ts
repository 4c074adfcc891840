import type { Page } from '@playwright/test'

/** Holds what matches on its way out until it is let go: a slow line, as slow as the story wants it. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(url, async (route) => {
    await free
    await route.continue().catch(() => {})
  })
  return letGo
}
