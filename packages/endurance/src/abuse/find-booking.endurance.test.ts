import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Visitor } from '../harness/visitor.ts'
import { buy } from './purchase-ends.test-kit.ts'
import { useShop } from './shop.test-kit.ts'

const NO_LIMITS = { RATE_LIMIT_FIND: 'off', RATE_LIMIT_CALLS: 'off' }
const TRIES = 1_000
const WARM_UP = 200
const BUYER = 'amelia@example.com'
const PATIENTLY = { timeout: 60_000, interval: 200 }

const shop = useShop({ gateway: NO_LIMITS })

/** Searches with and without a booking behind them; `reference` is filled in once it is known. */
const ways = {
  'address, found': { email: BUYER },
  'address, nothing': { email: 'nobody@example.com' },
  'reference, found': { email: BUYER, reference: '' },
  'reference, nothing': { email: BUYER, reference: 'LVZZ-ZZZZ' },
}
type Way = keyof typeof ways

const tries = new Map<Way, { readonly ms: number[]; readonly bytes: Set<string> }>()

async function search(visitor: Visitor, way: Way): Promise<void> {
  const { ms, bytes } = tries.get(way) ?? { ms: [], bytes: new Set() }
  tries.set(way, { ms, bytes })
  const began = performance.now()
  const answer = await visitor.post('/order/find', ways[way])
  ms.push(performance.now() - began)
  bytes.add(JSON.stringify(answer))
}

/** Every way as often, in random order, so that whatever else the machine does meets all of them alike. */
function shuffled(times: number): Way[] {
  const all = Array.from({ length: times }, () => Object.keys(ways) as Way[]).flat()
  return all
    .map((way) => ({ way, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ way }) => way)
}

const triesOf = (way: Way) => tries.get(way) ?? { ms: [], bytes: new Set<string>() }

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/**
 * The rank-sum test of Mann and Whitney: how likely a value of the one is above one of the other, and how many standard
 * deviations that is from a half.
 */
function compared(one: readonly number[], other: readonly number[]) {
  const ranked = [...one.map((ms) => ({ ms, is: 1 })), ...other.map((ms) => ({ ms, is: 0 }))]
  ranked.sort((a, b) => a.ms - b.ms)
  const ranks = ranked.reduce((sum, { is }, index) => sum + is * (index + 1), 0)
  const pairs = one.length * other.length
  const share = (ranks - (one.length * (one.length + 1)) / 2) / pairs
  return { share, deviations: (share - 0.5) / Math.sqrt((ranked.length + 1) / (12 * pairs)) }
}

const bookingMails = () => shop.records().match(/^Subject: Your Layover booking/gm)?.length ?? 0

beforeAll(async () => {
  const visitor = await shop.visitorFrom('198.51.100.9')
  expect(await buy(shop, visitor, 'pass')).toBe('PAID')
  const [, reference] = await vi.waitFor(() => {
    const found = /Subject: Your lounge pass: (\S+)/.exec(shop.records())
    return found ?? expect.fail('no confirmation yet')
  }, PATIENTLY)
  ways['reference, found'].reference = String(reference)
  for (const way of shuffled(WARM_UP)) await search(visitor, way)
  tries.clear()
  for (const way of shuffled(TRIES)) await search(visitor, way)
})

describe(`${TRIES} searches each way, answered meanwhile`, () => {
  it.each([
    ['address, found', 'address, nothing'],
    ['reference, found', 'reference, nothing'],
  ] as const)('%s and %s: the same bytes, and times that tell nothing', (found, nothing) => {
    const [one, other] = [triesOf(found), triesOf(nothing)]
    const { share, deviations } = compared(one.ms, other.ms)
    const text = [found, median(one.ms).toFixed(3), nothing, median(other.ms).toFixed(3)]
    console.log(
      `${text.join(' ')} ms in the middle; found is slower in ${(share * 100).toFixed(1)} % of pairs,`,
    )
    console.log(`${deviations.toFixed(2)} standard deviations from a half`)
    expect([one.ms.length, other.ms.length]).toEqual([TRIES, TRIES])
    expect([...one.bytes]).toEqual([...other.bytes])
    expect([...one.bytes]).toHaveLength(1)
    // A share of a half within chance: five deviations are met by chance once in two million runs.
    expect(Math.abs(deviations)).toBeLessThan(5)
  })

  it('mail the buyer three times by the address and three times by the reference, and nobody else', async () => {
    await vi.waitFor(() => expect(bookingMails()).toBe(6), PATIENTLY)
    const receivers = new Set(
      shop
        .records()
        .match(/^To: .*$/gm)
        ?.map((line) => line.trim()),
    )
    expect([...receivers]).toEqual([`To: ${BUYER}`])
  })
})
