import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { readyToOrder, SERVICES, type Service } from '../harness/purchases.ts'
import { cardToken, type Fetch, type Visitor } from '../harness/visitor.ts'
import { endOf } from './purchase-ends.test-kit.ts'
import type { Shop } from './shop.test-kit.ts'

const CARD = '4242424242424242'

/** One answer to an honest visitor. */
export interface Sighting {
  readonly path: string
  readonly status: number
  readonly ms: number
}

interface HonestVisitors {
  /** Ends the visits once each visitor has bought at least once, and returns all answers. */
  readonly leave: () => Promise<readonly Sighting[]>
}

/** Honest visitors want different times. */
const anyOf = <T>(offered: readonly T[]): T | undefined => offered[Math.floor(Math.random() * offered.length)]

async function buy(shop: Shop, visitor: Visitor, service: Service): Promise<void> {
  const { createPath, confirmPath, body, orderKey } = await readyToOrder(visitor, service, {
    choose: anyOf,
  })
  const { orderNo } = await visitor.get(createPath, body, orderKey)
  const payment = { method: 'token', token: await cardToken(shop.sandbox.origin, CARD) }
  let end: unknown
  const press = async () => {
    end = endOf(await visitor.post(confirmPath, { orderNo, payment }, randomUUID()))
    expect(end).not.toBe('TOO_MANY_ATTEMPTS')
  }
  // Beyond twenty payments under way from one network they wait for each other, and the page presses again (P384, P487).
  await vi.waitFor(press, { interval: 1_000, timeout: 30_000 })
  if (end !== 'PAID') throw new Error(`an honest visitor's order is ${end}`)
}

/**
 * Visitors who browse and buy, from each address one after another. `leave` rejects where one of them could not buy.
 */
export function sendHonestVisitors(shop: Shop, addresses: readonly string[]): HonestVisitors {
  const seen: Sighting[] = []
  let isOver = false
  const watched: Fetch = async (url, init) => {
    const begun = performance.now()
    const answer = await fetch(url, { ...init, headers: { ...init?.headers } })
    seen.push({ path: new URL(url).pathname, status: answer.status, ms: performance.now() - begun })
    return answer
  }
  const visit = async (address: string, index: number) => {
    let bought = 0
    while (!isOver || bought === 0) {
      const visitor = await shop.visitorFrom(address, watched)
      await visitor.get('/lounge/detail', { loungeCode: 'LHR-HARRIER' })
      await buy(shop, visitor, SERVICES[(index + bought) % SERVICES.length] ?? 'pass')
      bought += 1
    }
  }
  const visits = Promise.all(addresses.map(visit))
  // A failure is reported by `leave`, not before.
  visits.catch(() => undefined)
  return {
    async leave() {
      isOver = true
      await visits
      return seen
    },
  }
}

/** How many answers had each status, and how long they took; for the one who reads the test's output. */
export function summaryOf(seen: readonly Sighting[]): string {
  const times = seen.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => `${Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)} ms`
  const statuses = new Map<number, number>()
  for (const { status } of seen) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  return `${counts}; half within ${at(0.5)}, 99 of 100 within ${at(0.99)}`
}

export function refusedOf(seen: readonly Sighting[]): readonly Sighting[] {
  return seen.filter(({ status }) => status !== 200)
}
