import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Purchase, readyToOrder } from '../harness/purchases.ts'
import { Visitor } from '../harness/visitor.ts'
import { bySession, byVault, type CanaryCard, type Way } from './canary-cards.test-kit.ts'
import { disguises } from './disguises.ts'
import { type Stack, startStack } from './stack.ts'
import { findings, linesWith, written } from './written.ts'

const visa = { cvv: '917', productId: 1, expiry: '1149' }
const holder = 'Canary Featherstone'
const cards = {
  good: { number: '378282246310005', cvv: '9173', productId: 2, expiry: '1149', holder },
  declined: { ...visa, number: '4000000000000002', holder },
  failsFirst: { ...visa, number: '4000000000006306', holder },
  answerLost: { ...visa, number: '4000000000006108', holder },
  refused: { ...visa, number: '4000056655665556', holder },
} satisfies Record<string, CanaryCard>

const ways: [string, Way][] = [
  ['the vault', byVault],
  ['a provider session', bySession],
]

let stack: Stack
/** Tokens, sessions and the parts of ciphertexts that were sent. */
const secrets: string[] = []

beforeAll(async () => {
  stack = await startStack({ logLevel: 'trace' })
})
afterAll(async () => await stack?.remove())

async function ordered(): Promise<{ purchase: Purchase; orderNo: string }> {
  const visitor = new Visitor(stack.gateway.origin)
  await visitor.arrive()
  const purchase = await readyToOrder(visitor, 'pass')
  const { orderNo } = await visitor.get(purchase.createPath, purchase.body, purchase.orderKey)
  return { purchase, orderNo: String(orderNo) }
}

/** Pays a new order by this card. @returns its status, or the reason of the refusal */
async function outcomeOf(way: Way, card: CanaryCard): Promise<unknown> {
  const { purchase, orderNo } = await ordered()
  const paying = await way(stack, purchase.visitor, card)
  if (paying === undefined) return 'refused by the provider'
  secrets.push(...paying.secrets)
  const body = { orderNo, payment: paying.payment }
  const answer = await purchase.visitor.post(purchase.confirmPath, body, randomUUID())
  if (answer.status !== 200) return answer.status
  return answer.body.errorCode ?? answer.body.data?.status
}

describe.each(ways)('a card that goes by %s', (_name, way) => {
  it('pays, is declined, fails at the provider, loses its answer, or is refused', async () => {
    expect(await outcomeOf(way, cards.good)).toBe('PAID')
    expect(await outcomeOf(way, cards.declined)).toBe('PAYMENT_DECLINED')
    expect(await outcomeOf(way, cards.failsFirst)).toBe('PAID')
    expect(await outcomeOf(way, cards.answerLost)).toBe('PAYING')
    const refusal = way === byVault ? 'refused by the provider' : 'PAYMENT_DECLINED'
    expect(await outcomeOf(way, cards.refused)).toBe(refusal)
    expect(await outcomeOf(way, { ...cards.good, expiry: '0120' })).toBe(refusal)
  })
})

describe('a card that a broken shop sends to the wrong place', () => {
  it('is refused by the gateway, in any place of a call', async () => {
    const { number, cvv } = cards.good
    const { purchase, orderNo } = await ordered()
    const { visitor, confirmPath, createPath, body } = purchase
    const token = { method: 'token', token: 'tok_0123456789abcdef' }
    const wrong: [string, object][] = [
      [confirmPath, { orderNo, payment: { method: 'token', token: number } }],
      [confirmPath, { orderNo, payment: { ...token, cvv } }],
      [confirmPath, { orderNo, payment: { method: 'encrypted', payload: number } }],
      [confirmPath, { orderNo, payment: token, cardNumber: number, cvv }],
      [confirmPath, { orderNo: number, payment: token, [number]: cvv }],
      [createPath, { ...body, cardNumber: number, cvv, cardholderName: holder }],
      [`${confirmPath}?cardNumber=${number}&cvv=${cvv}`, { orderNo, payment: token }],
      ['/pci/getPciParam', { switchToken: { cardNumber: number, cvv } }],
    ]
    for (const [path, wrongBody] of wrong) {
      const answer = await visitor.post(path, wrongBody, randomUUID())
      expect([path, wrongBody, answer.status]).toEqual([path, wrongBody, 400])
    }
  })
})

describe('a provider that has gone', () => {
  it.each(ways)('charges nothing by %s', async (_name, way) => {
    const { purchase, orderNo } = await ordered()
    const paying = await way(stack, purchase.visitor, cards.good)
    secrets.push(...(paying?.secrets ?? []))
    await stack.sandbox.kill()
    const body = { orderNo, payment: paying?.payment }
    const answer = await purchase.visitor.post(purchase.confirmPath, body, randomUUID())
    expect(answer).toMatchObject({ status: 200, body: { errorCode: 'PROVIDER_UNAVAILABLE' } })
    await stack.sandbox.start()
  })
})

describe('everything that the three servers write at log level trace', () => {
  it('contains no card number in any disguise, no name, token, session or ciphertext, and no CVV', () => {
    const places = written(stack)
    const logs = [stack.gateway, stack.upstream, stack.sandbox].map(({ output }) => output)
    for (const log of logs) expect(log).toContain('"level":')
    const numbers = Object.values(cards).flatMap(({ number }) => disguises(number))
    expect(secrets.length).toBeGreaterThan(20)
    expect(findings(places, [...numbers, ...secrets, holder])).toEqual([])
    const cvvs = new Set(Object.values(cards).map(({ cvv }) => cvv))
    expect(logs.flatMap((log) => [...cvvs].flatMap((cvv) => linesWith(log, cvv)))).toEqual([])
  })

  it('is searched well: a number in a log is found', () => {
    const places = new Map([['a log', Buffer.from(`{"msg":"${disguises(cards.good.number)[3]}"}\n`)]])
    expect(findings(places, disguises(cards.good.number))).toHaveLength(1)
    expect(linesWith('{"time":1790000000917,"ms":917,"got":"917"}', '917')).toHaveLength(1)
    expect(linesWith('{"time":1790000000917,"ms":917,"bytes":917}', '917')).toEqual([])
  })
})
