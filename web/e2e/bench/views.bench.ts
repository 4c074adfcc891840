import type { Locator, Page } from '@playwright/test'
import { heading } from '../purchase.ts'
import { test, whenTakenOver } from '../visitor.ts'
import { CONTROL_URL } from './control.ts'
import { median, printRow, slowProcessor } from './slow-processor.ts'

const ROUNDS = 5
const TIMES = ['at first', 'again']
const CONTROL = 'control: bare page → bare page'

/** A view in milliseconds after the press; `busyMs` is how long a placeholder showed. */
type View = { readonly ms: number; readonly busyMs: number }

declare global {
  interface Window {
    view: Promise<View>
  }
}

/** Starts a watch that ends with the first frame after the page with this heading is whole. */
async function watchView(page: Page, title: string): Promise<void> {
  await page.evaluate((expected) => {
    window.view = new Promise((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp: pressed }) => {
          let busySince = Number.NaN
          let busyMs = 0
          const look = () => {
            const now = performance.now()
            const isBusy = document.querySelector('main[aria-busy]') !== null
            if (isBusy && Number.isNaN(busySince)) busySince = now
            if (!isBusy && busyMs === 0 && !Number.isNaN(busySince)) busyMs = now - busySince
            if (isBusy || !document.querySelector('main h1')?.textContent?.includes(expected)) return
            observer.disconnect()
            requestAnimationFrame(() => {
              const frame = () => resolve({ ms: performance.now() - pressed, busyMs })
              // Ahead of every task that waits: React's effects run after the frame, and are not part of it.
              void scheduler.postTask(frame, { priority: 'user-blocking' })
            })
          }
          const observer = new MutationObserver(look)
          observer.observe(document, {
            subtree: true,
            childList: true,
            attributes: true,
            attributeFilter: ['aria-busy'],
          })
        },
        { capture: true, once: true },
      )
    })
  }, title)
}

async function view(page: Page, link: Locator, title: string): Promise<View> {
  await link.scrollIntoViewIfNeeded()
  await watchView(page, title)
  await link.tap()
  const seen = await page.evaluate(() => window.view)
  await page.waitForLoadState('networkidle')
  return seen
}

const limmat = (page: Page) => page.getByRole('link', { name: 'Limmat Rooms' }).first()
const buy = (page: Page) =>
  page
    .getByRole('link', { name: /^Buy pass/ })
    .filter({ visible: true })
    .first()

test('views of a page from another page of the shop, at first and again', async ({ browser, baseURL }) => {
  const views = new Map<string, View[]>()
  const note = (name: string, seen: View) => views.set(name, [...(views.get(name) ?? []), seen])
  const leastOf = (name: string) =>
    TIMES.filter((time) => name.endsWith(time)).flatMap((time) => views.get(`${CONTROL}, ${time}`) ?? [])
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await browser.newPage({
      ...(baseURL && { baseURL }),
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    })
    await slowProcessor(page)
    await page.goto('/airport/layover/ZRH')
    await whenTakenOver(page)
    await page.waitForLoadState('networkidle')
    for (const time of TIMES) {
      note(`airport → lounge, ${time}`, await view(page, limmat(page), 'Limmat Rooms'))
      note(`lounge → cart, ${time}`, await view(page, buy(page), 'Your cart'))
      await page.goBack()
      await heading(page, /Limmat Rooms/).waitFor()
      await page.goBack()
      await heading(page, /Zürich Airport/).waitFor()
    }
    await page.goto(CONTROL_URL)
    await page.waitForLoadState('networkidle')
    for (const time of TIMES) {
      note(`${CONTROL}, ${time}`, await view(page, page.getByRole('link'), 'Next page'))
      await page.goBack()
      await heading(page, 'A bare page').waitFor()
    }
    await page.close()
  }
  printRow(['view', 'median ms', 'worst ms', 'placeholder ms, median', 'median beyond the control'])
  printRow(['---', '--:', '--:', '--:', '--:'])
  for (const [name, seen] of views)
    printRow([
      name,
      median(seen.map(({ ms }) => ms)),
      Math.max(...seen.map(({ ms }) => ms)),
      median(seen.map(({ busyMs }) => busyMs)),
      median(seen.map(({ ms }) => ms)) - median(leastOf(name).map(({ ms }) => ms)),
    ])
})
