import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { readyToOrder } from '../harness/purchases.ts'
import type { Visitor } from '../harness/visitor.ts'
import { endOf, GOOD_CARD, pay } from './purchase-ends.test-kit.ts'
import { useShop } from './shop.test-kit.ts'

const shop = useShop({ upstream: { SAMPLE_CODES: 'on' } })

const BUYERS = 16
const nameOf = (number: number) => `buyer-${number}@example.com`

/** An order by a code for one order with each email address. @returns its answer, and how to pay it */
async function orderWithCode(visitor: Visitor, email: string) {
  const wish = { discountCode: 'ONEEACH' }
  const { createPath, confirmPath, body } = await readyToOrder(visitor, 'pass', wish)
  const mine = { ...body, lead: { firstName: 'Amelia', lastName: 'Hart', email } }
  const created = await visitor.post(createPath, mine, randomUUID())
  const orderNo = created.status === 200 ? created.body.data?.orderNo : undefined
  return {
    end: endOf(created),
    pay: async () => endOf(await pay(shop, visitor, confirmPath, [orderNo, GOOD_CARD])),
  }
}

/** A stranger asks for each address under a new cookie: those of buyers, and as many that nobody has. */
async function guess(): Promise<unknown[]> {
  const ends: unknown[] = []
  for (let number = 0; number < 2 * BUYERS; number += 1) {
    const stranger = await shop.visitorFrom(`203.0.113.${number}`)
    ends.push((await orderWithCode(stranger, nameOf(number))).end)
  }
  return ends
}

it('a stranger learns of ten addresses in an hour that they have a booking, and refuses nobody behind the same network', async () => {
  for (let number = 0; number < BUYERS; number += 1) {
    const { pay } = await orderWithCode(await shop.visitorFrom(`198.51.${number}.9`), nameOf(number))
    expect(await pay()).toBe('PAID')
  }
  const ends = await guess()
  console.log(
    `attacker: ${ends.length} addresses tried, ${ends.filter((end) => end === '20001').length} told`,
  )
  expect(ends.slice(0, 10)).toEqual(Array(10).fill('20001'))
  expect(ends.slice(10)).toEqual(Array(2 * BUYERS - 10).fill('CREATED'))
  const { pay } = await orderWithCode(await shop.visitorFrom('203.0.113.200'), 'amelia@example.com')
  expect(await pay()).toBe('PAID')
})
