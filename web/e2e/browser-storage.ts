import type { Page } from '@playwright/test'
import { whenAlive } from './visitor.ts'

/** Everything that a page stores or shows of itself, as text: storage, cookies, address, history, the store. */
export async function storedTexts(page: Page): Promise<string> {
  await whenAlive(page)
  const inPage = await page.evaluate(async () => {
    /** The store, from the tree that React hangs on the document. */
    const storeState = (): unknown => {
      type Fiber = { memoizedProps?: { store?: { getState: () => unknown } }; child?: Fiber; sibling?: Fiber }
      const name = Object.keys(document).find((key) => key.startsWith('__reactContainer$'))
      const root = name && (document as unknown as Record<string, Fiber>)[name]
      const fibers = root ? [root] : []
      for (let fiber = fibers.pop(); fiber; fiber = fibers.pop()) {
        if (fiber.memoizedProps?.store) return fiber.memoizedProps.store.getState()
        if (fiber.sibling) fibers.push(fiber.sibling)
        if (fiber.child) fibers.push(fiber.child)
      }
      throw new Error('There is no store to be read.')
    }
    const cached = async (name: string) => {
      const replies = await (await caches.open(name)).matchAll()
      return Promise.all(replies.map((reply) => reply.text()))
    }
    const names = (await caches.keys()).filter((name) => name.startsWith('layover-'))
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      await indexedDB.databases(),
      await Promise.all(names.map(cached)),
      document.cookie,
      document.title,
      location.href,
      history.state,
      storeState(),
    ])
  })
  return `${inPage} ${JSON.stringify(await page.context().cookies())}`
}

/** The forms in which a message could hide a card number. */
export function disguises(digits: string): string[] {
  const grouped = digits.match(/.{1,4}/g) ?? []
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const plain = [digits, grouped.join(' '), grouped.join('-'), [...digits].reverse().join('')]
  return [
    ...plain,
    grouped.join('%20'),
    grouped.join('+'),
    grouped.join('%2D'),
    [...digits].map((digit) => `%3${digit}`).join(''),
    [...digits].map((digit) => `\\u003${digit}`).join(''),
    ...plain.flatMap((text) => [base64(text).replace(/=+$/, ''), Buffer.from(text).toString('base64url')]),
    ...plain.map((text) => Buffer.from(text).toString('hex')),
  ]
}
