import type { Browser, Page } from '@playwright/test'
import { buyPass, cachedIn, expectNoWorker, sentLink, turnAwayUntilWorking, whenWorking } from './device.ts'
import { Front } from './front.ts'
import { heading } from './purchase.ts'
import { expect, test } from './visitor.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ announced }) => {
  announced.push(/net::ERR/, /status of 404/)
})

const SAVED = /Offline\. Saved today at \d\d:\d\d\./
const ORDERS = 'layover-orders'
const PLACES = 'layover-places'
const FILES = 'workbox-precache'
const CALLS = /\/(api\/.*|config\.json)$/

async function expectPassOffline(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(heading(page, 'Your pass is ready')).toBeVisible()
  await expect(page.getByText('Pass number')).toBeVisible()
  await expect(page.locator('.qr-code')).toBeVisible()
  await expect(page.getByText(SAVED)).toBeVisible()
}

/** Opens the link of a pass on a device of its own, which saves it. */
async function openElsewhere(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(link)
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await whenWorking(page)
  return page
}

/** Opens the saved page again offline, then with a server that does not answer, then with one that does. */
async function expectBlame(page: Page): Promise<void> {
  const notice = page.getByRole('status').filter({ hasText: 'Saved today' })
  await page.context().setOffline(true)
  await page.reload()
  await expect(notice).toHaveText(SAVED)
  await page.route(CALLS, (route) => route.abort())
  await page.context().setOffline(false)
  await expect(notice).toHaveText(/^We could not reach the server\. Saved today/)
  await page.unroute(CALLS)
  await page.context().setOffline(true)
  await expect(notice).toHaveText(SAVED)
  await page.context().setOffline(false)
  await expect(notice).toBeHidden()
}

test('a bought pass opens with the network off, from the home page too, until it is removed', async ({
  page,
  context,
}) => {
  const address = await buyPass(page)
  await whenWorking(page)
  await context.setOffline(true)
  await expectPassOffline(await context.newPage(), address)
  await page.goto('/')
  const passes = page.getByRole('region', { name: 'Your passes' })
  await passes.getByRole('link').click()
  await expect(page.getByText(SAVED)).toBeVisible()
  await context.setOffline(false)
  // With a connection the notice stands without 'Offline.' until the order comes.
  await expect(page.getByText(/Saved today/)).toBeHidden()
  await expect(page.getByText('Pass number')).toBeVisible()
  expect(await cachedIn(page, ORDERS)).toHaveLength(1)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => cachedIn(page, ORDERS)).toEqual([])
  await context.setOffline(true)
  const other = await context.newPage()
  await other.goto(address)
  await expect(heading(other, 'We cannot show your booking')).toBeVisible()
})

test('a pass that was sent on opens with the network off on the device that opened it, until it is removed', async ({
  page,
  browser,
}) => {
  await buyPass(page)
  const link = await sentLink(page)
  const friend = await openElsewhere(browser, link)
  const elsewhere = friend.context()
  await elsewhere.setOffline(true)
  await friend.goto('/')
  await friend.getByRole('region', { name: 'Your passes' }).getByRole('link').click()
  await expect(heading(friend, 'A pass for Amelia Hart')).toBeVisible()
  await expect(friend.locator('.qr-code')).toBeVisible()
  await expect(friend.getByText(SAVED)).toBeVisible()
  await expect(friend.getByText('Receipt')).toBeHidden()
  const guess = await elsewhere.newPage()
  await guess.goto(link.replace(/#k=.*/, '#k=AAAAAAAAAAAAAAAAAAAAAA'))
  await expect(heading(guess, 'We cannot show your pass')).toBeVisible()
  await friend.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => cachedIn(friend, ORDERS)).toEqual([])
  await elsewhere.close()
})

test('a saved page says that the server did not answer, until it does', async ({ page, browser }) => {
  await buyPass(page)
  await whenWorking(page)
  const friend = await openElsewhere(browser, await sentLink(page))
  await expectBlame(page)
  await expectBlame(friend)
  for (const path of ['/airport/layover/ZRH', '/lounge/detail/layover/ZRH-LIMMAT']) {
    await page.goto(path)
    await expect.poll(() => cachedIn(page, PLACES)).toContain(`GET /saved/${path}`)
    await expectBlame(page)
  }
  await friend.context().close()
})

test('a link with another key opens no saved pass', async ({ page, context }) => {
  const address = await buyPass(page)
  await whenWorking(page)
  await context.setOffline(true)
  const other = await context.newPage()
  await other.goto(address.replace(/#k=.*/, '#k=AAAAAAAAAAAAAAAAAAAAAA'))
  await expect(heading(other, 'We cannot show your booking')).toBeVisible()
})

test('airports and lounges open with the network off, the twenty newest, and so does the shell', async ({
  page,
  context,
}) => {
  await page.goto('/airport-list/popular')
  const links = page.locator('main a[href^="/airport/"]')
  await expect(links.first()).toBeVisible()
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  await page.goto('/lounge/detail/layover/ZRH-LIMMAT')
  await expect.poll(() => cachedIn(page, PLACES)).toHaveLength(1)
  // Somebody who only looks fetches nothing more.
  await expectNoWorker(page)
  await turnAwayUntilWorking(page)
  const visited = [...new Set(['/airport/layover/ZRH', ...paths])].slice(0, 20)
  expect(visited).toHaveLength(20)
  for (const path of visited) {
    await page.goto(path)
    await expect.poll(() => cachedIn(page, PLACES)).toContain(`GET /saved/${path}`)
  }
  expect(await cachedIn(page, PLACES)).toHaveLength(20)
  await context.setOffline(true)
  for (const path of [visited[0] ?? '', visited[19] ?? '']) {
    await page.goto(path)
    await expect(page.getByText(SAVED)).toBeVisible()
    await expect(page.locator('.airport-page')).toBeVisible()
  }
  await page.goto('/lounge/detail/layover/ZRH-LIMMAT')
  await expect(page.getByText('We could not load this page.')).toBeVisible()
  await page.goto('/')
  await expect(heading(page, 'Somewhere quiet before your flight')).toBeVisible()
  await page.goto('/lounge/buypass?step=1')
  await expect(heading(page, 'Your cart')).toBeVisible()
  await expect(page.getByText('You are offline. What you have typed is kept.')).toBeVisible()
})

test('no call is in a cache: the worker keeps files, the shop keeps copies of orders and places', async ({
  page,
}) => {
  await buyPass(page)
  await expect.poll(() => cachedIn(page, ORDERS)).toHaveLength(1)
  await page.goto('/lounge/detail/layover/ZRH-LIMMAT')
  await whenWorking(page)
  await expect.poll(() => cachedIn(page, PLACES)).toHaveLength(1)
  const all = await cachedIn(page, '')
  expect(all.filter((entry) => !/^GET \/(assets|saved)\//.test(entry))).toEqual([])
  expect(all.filter((entry) => entry.includes('connect-sdk'))).toEqual([])
})

test('a new release takes over when the pages of the old one are closed, and the pass opens then too', async ({
  page: buyer,
  browser,
  baseURL,
}) => {
  const link = new URL(await buyPass(buyer))
  const front = new Front(baseURL ?? '')
  const origin = await front.open()
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'allow' })
  const open = await context.newPage()
  const address = link.href.replace(link.origin, origin)
  await open.goto(address)
  await expect(open.getByText('Saved on this device')).toBeVisible()
  await whenWorking(open)
  const [shell = ''] = (await cachedIn(open, FILES)).filter((entry) => entry.includes('/shell-'))
  const old = shell.replace('GET ', '')
  const worker = await (await fetch(`${baseURL}/sw.js`)).text()
  const page = await (await fetch(`${baseURL}${old}`)).text()
  const headers = Object.fromEntries(await (await fetch(`${baseURL}${old}`)).headers)
  front.instead = ({ url }, response) => {
    if (url === '/sw.js')
      response
        .writeHead(200, {
          'content-type': 'text/javascript',
          'content-security-policy': "connect-src 'self'",
        })
        .end(worker.replaceAll(old, '/assets/shell-next.html'))
    else if (url === '/assets/shell-next.html')
      response
        .writeHead(200, {
          'content-type': 'text/html',
          'content-security-policy': headers['content-security-policy'],
        })
        .end(page)
    else if (url === old) response.writeHead(404).end()
    else return false
    return true
  }
  await open.reload()
  await open.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed',
  )
  // The page that is open goes on with the files of its own release.
  await context.setOffline(true)
  await open.reload()
  await expect(open.getByText('Pass number')).toBeVisible()
  // A browser may fail to open a tab while its last one closes.
  const next = await context.newPage()
  await open.close()
  await context.setOffline(false)
  await expect(async () => {
    await next.goto('/')
    const shells = (await cachedIn(next, FILES)).filter((entry) => entry.includes('/shell-'))
    // The next release takes over while no page of the shop is open.
    await next.goto('about:blank')
    expect(shells).toEqual(['GET /assets/shell-next.html'])
  }).toPass()
  await context.setOffline(true)
  await expectPassOffline(next, address)
  await context.close()
  await front.close()
})

test('a worker that the operator switches off goes with its files, and the shop goes on', async ({
  browser,
  baseURL,
}) => {
  const front = new Front(baseURL ?? '')
  const origin = await front.open()
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/airport/layover/ZRH')
  await turnAwayUntilWorking(page)
  const off = await (await fetch(`${baseURL}/sw-off.js`)).text()
  front.instead = ({ url }, response) => {
    if (url !== '/sw.js') return false
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(off)
    return true
  }
  await page.goto('/')
  await expectNoWorker(page)
  expect(await cachedIn(page, FILES)).toEqual([])
  await page.goto('/airport/layover/ZRH')
  await expect(heading(page, /Zürich Airport/)).toBeVisible()
  await context.close()
  await front.close()
})

test('who only looks at the home page, and who comes from the app, gets no worker', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await expectNoWorker(page)
  await page.goto('/airport/layover/ZRH?from=app', { waitUntil: 'networkidle' })
  await expect.poll(() => cachedIn(page, PLACES)).toHaveLength(1)
  await expectNoWorker(page)
})

test('a browser that forbids storage shows the shop as ever', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    Object.defineProperty(window, 'caches', { get: refuse })
  })
  await page.goto('/airport/layover/ZRH', { waitUntil: 'networkidle' })
  await expect(heading(page, /Zürich Airport/)).toBeVisible()
  await page.getByRole('link', { name: 'Limmat Rooms' }).first().click()
  await expect(heading(page, /Limmat Rooms/)).toBeVisible()
  await expectNoWorker(page)
})
