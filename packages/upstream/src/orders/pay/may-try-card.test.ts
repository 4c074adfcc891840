import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAs } from '../../owners.test-kit.ts'
import { startUpstream, type Upstream } from '../../upstream.test-kit.ts'
import { lead, passOrder, token } from '../orders.test-kit.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  upstream.provider.charges.length = 0
  upstream.clock.now = new Date('2026-11-21T12:00:00Z')
})

const TOO_MANY = 'TOO_MANY_ATTEMPTS'
const DECLINED = 'PAYMENT_DECLINED'
type Owner = { readonly visitor?: string; readonly network?: string }

let people = 0
const someone = (network: string): Owner => {
  people += 1
  return { visitor: String(people), network }
}
const ownEmail = () => {
  people += 1
  return `person-${people}@example.com`
}
type Act = 'capture' | 'decline' | 'refuse' | 'never arrive'

async function ordered(owner: Owner, email: string) {
  const { data } = await callAs(
    upstream,
    owner,
    '/lounge/createOrder',
    passOrder({ lead: { ...lead, email } }),
  )
  return data?.orderNo
}

/** Orders, and pays by a card with which the provider does this. @returns how it ended */
async function pay(owner: Owner, act: Act, email = ownEmail()) {
  const orderNo = await ordered(owner, email)
  upstream.provider.script(act)
  const charged = upstream.provider.charges.length
  const answer = await callAs(upstream, owner, '/lounge/confirmPaymentOrder', { orderNo, payment: token })
  // What the provider was not asked for stays in its script.
  if (upstream.provider.charges.length === charged) upstream.provider.forgetScript()
  return answer.errorCode ?? answer.data?.status
}

async function times(count: number, each: () => Promise<unknown>) {
  const ends = []
  for (let index = 0; index < count; index += 1) ends.push(await each())
  return ends
}

describe('the declined payments', () => {
  it('of a visitor are six in an hour, over all orders, before the provider is called', async () => {
    const tester = someone('cafe')
    expect(await times(8, async () => await pay(tester, 'decline'))).toEqual([
      ...Array(6).fill(DECLINED),
      TOO_MANY,
      TOO_MANY,
    ])
    expect(upstream.provider.charges).toHaveLength(6)
    expect(await pay(someone('cafe'), 'capture')).toBe('PAID')
    upstream.clock.now = new Date('2026-11-21T13:00:00Z')
    expect(await pay(tester, 'capture')).toBe('PAID')
  })

  it('of a network are twenty, however many visitors and addresses it makes up', async () => {
    const ends = await times(25, async () => await pay(someone('squat'), 'decline'))
    expect(ends).toEqual([...Array(20).fill(DECLINED), ...Array(5).fill(TOO_MANY)])
    expect(upstream.provider.charges).toHaveLength(20)
    expect(await pay(someone('home'), 'capture')).toBe('PAID')
  })

  it('of a network are twenty of those that are sent at the same time', async () => {
    const testers = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const owner = someone('squat')
        return { owner, orderNo: await ordered(owner, ownEmail()) }
      }),
    )
    upstream.provider.script(...Array<Act>(20).fill('decline'))
    const answers = await Promise.all(
      testers.map(
        async ({ owner, orderNo }) =>
          await callAs(upstream, owner, '/lounge/confirmPaymentOrder', { orderNo, payment: token }),
      ),
    )
    expect(answers.filter(({ errorCode }) => errorCode === TOO_MANY)).toHaveLength(20)
    expect(upstream.provider.charges).toHaveLength(20)
  })

  it('of an airport are more the more it pays', async () => {
    const half = async () => [
      await pay(someone('airport'), 'capture'),
      await pay(someone('airport'), 'decline'),
    ]
    const ends = await times(40, half)
    expect(ends).toEqual(Array(40).fill(['PAID', DECLINED]))
  })

  it('with one address are ten where no owner is named', async () => {
    const ends = await times(11, async () => await pay({}, 'decline', 'Amelia@example.com'))
    expect(ends).toEqual([...Array(10).fill(DECLINED), TOO_MANY])
    expect(await pay({}, 'capture', 'amelia@example.com')).toBe(TOO_MANY)
    expect(await pay({}, 'capture')).toBe('PAID')
  })

  it('with one address lock nobody out who pays from another network', async () => {
    await times(10, async () => await pay(someone('squat'), 'decline', 'amelia@example.com'))
    expect(await pay(someone('squat'), 'capture', 'amelia@example.com')).toBe(TOO_MANY)
    expect(await pay(someone('home'), 'capture', 'amelia@example.com')).toBe('PAID')
  })

  it('do not include what says nothing about a card', async () => {
    const visitor = someone('home')
    expect(await times(8, async () => await pay(visitor, 'refuse'))).toEqual(Array(8).fill(DECLINED))
    expect(await pay(visitor, 'capture')).toBe('PAID')
  })

  it('are forgotten together with their payers', async () => {
    await times(20, async () => await pay(someone('squat'), 'decline'))
    await upstream.store.read.declines.forgetPayers(new Date('2026-11-21T13:00:00Z'))
    expect(await pay(someone('squat'), 'capture')).toBe('PAID')
  })
})
