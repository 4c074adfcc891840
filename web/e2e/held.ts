import type { Page } from '@playwright/test'

/** Delays matching requests until the returned function is called: a slow network under the story's control. */
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
