import { describe, expect, it } from 'vitest'
import { type Attack, expectProblem, itRefuses, useAttackedGateway } from '../attacks.ts'
import { sendRaw } from '../raw-answers.ts'
import { JSON_TYPE, request, type Shape, target } from '../raw-requests.ts'

const attacked = useAttackedGateway()

const KEY = 'Idempotency-Key: 7f4df5a2-6f0b-4c53-9d3e-0b1ba0f6f2c1'

const lead = { firstName: 'Amelia', lastName: 'Hart', email: 'amelia@example.com' }

function passOrder(change: object, ...headers: string[]): Shape {
  return {
    ...target('/api/lounge/createOrder'),
    headers: [JSON_TYPE, ...(headers.length > 0 ? headers : [KEY])],
    body: JSON.stringify({ lead, passengers: [], expectedTotal: '34.00', currency: 'GBP', ...change }),
  }
}

function pay(payment: object): Shape {
  const body = JSON.stringify({ orderNo: 'LV-4T2M8Q6W9K3X', payment })
  return { ...target('/api/lounge/confirmPaymentOrder'), headers: [JSON_TYPE, KEY], body }
}

const discount = (code: string): Shape => ({
  ...target('/api/discount/checkAvailable'),
  body: `{"code":"${code}","serviceType":"LOUNGE"}`,
})

const named = (firstName: string) => passOrder({ lead: { ...lead, firstName } })
const addressed = (email: string) => passOrder({ lead: { ...lead, email } })
const totalling = (expectedTotal: unknown) => passOrder({ expectedTotal })

describe('an order that is none', () => {
  itRefuses(attacked, [
    ['markup for a name', 400, named('<script>')],
    ['a line end in a name', 400, named('Amelia\r\nBcc: x')],
    ['a name turned round', 400, named('Amelia\u202e')],
    ['a name of one letter', 400, named(' A ')],
    ['a name of 51 letters', 400, named('A'.repeat(51))],
    ['a name in another script', 400, named('小明')],
    ['a name as a list', 400, passOrder({ lead: { ...lead, firstName: ['Amelia'] } })],
    ['an address without a domain', 400, addressed('amelia@example')],
    ['two addresses', 400, addressed('a@example.com,b@example.com')],
    ['an address with a line end', 400, addressed('a@example.com\r\nBcc: b@example.com')],
    ['an address of 300 characters', 400, addressed(`${'a'.repeat(288)}@example.com`)],
    ['a hundred passes', 400, passOrder({ passengers: Array(99).fill({ firstName: 'Al', lastName: 'Bo' }) })],
    ['passengers as an object', 400, passOrder({ passengers: { length: 1 } })],
    ['a total below zero', 400, totalling('-34.00')],
    ['a total in exponents', 400, totalling('3.4e1')],
    ['a total that is a number', 400, totalling(34)],
    ['a total of 60 KB', 400, totalling('9'.repeat(60_000))],
    ['a currency in small letters', 400, passOrder({ currency: 'gbp' })],
    ['an unknown price', 400, passOrder({ price: '0.01' })],
    ['a status', 400, passOrder({ status: 'PAID' })],
    ['an agent id that leaves its place', 400, passOrder({ agentId: '../x' })],
    ['a discount code of 31 characters', 400, passOrder({ discountCode: 'A'.repeat(31) })],
  ])
})

describe('a payment that is none', () => {
  itRefuses(attacked, [
    ['a card number for a token', 400, pay({ method: 'token', token: '4242424242424242' })],
    ['a card', 400, pay({ method: 'token', token: 'tok_5Jw8Zq2LmX4vR7nT', cvv: '123' })],
    ['an unknown method', 400, pay({ method: 'cash' })],
    ['no token', 400, pay({ method: 'token' })],
    ['a token for a free order', 400, pay({ method: 'none', token: 'tok_5Jw8Zq2LmX4vR7nT' })],
  ])
})

describe('the key of an order', () => {
  const second = KEY.replace('7f', '8f')
  itRefuses(attacked, [
    ['none', 400, passOrder({}, 'X-Other: 1')],
    ['an empty one', 400, passOrder({}, 'Idempotency-Key: ')],
    ['a weak one', 400, passOrder({}, 'Idempotency-Key: 1')],
    ['one in quotes', 400, passOrder({}, KEY.replace(/: (.*)/, ': "$1"'))],
    ['one with more after it', 400, passOrder({}, `${KEY}0`)],
    ['one with a space in it', 400, passOrder({}, KEY.replace('-6f0b', ' 6f0b'))],
    ['the same one twice', 400, passOrder({}, KEY, KEY)],
    ['two', 400, passOrder({}, KEY, second)],
    ['one of 10 KB', 400, passOrder({}, `Idempotency-Key: ${'a'.repeat(10_000)}`)],
  ])
})

describe('a text that no database can store', () => {
  const texts: Attack[] = [
    ['a zero character', 400, discount('A\\u0000')],
    ['half a surrogate pair', 400, discount('A\\ud83d')],
    ['half a surrogate pair before text', 400, discount('\\uDE00A')],
    ['two halves in the wrong order', 400, discount('\\ude00\\ud83d')],
  ]
  itRefuses(attacked, texts)
})

describe('a refusal of many fields', () => {
  it('names each by path, expected and got, and repeats no secret', async () => {
    const [answer] = await sendRaw(
      attacked.app,
      request(passOrder({ lead: { ...lead, cvv: '987' }, currency: 1 })),
    )
    expectProblem(answer, 400)
    // A request's id is random: any three digits may stand in it.
    const { requestId: _id, ...problem } = JSON.parse(answer?.body ?? '')
    expect(problem.errors).toEqual([
      { path: '$.lead.cvv', expected: 'no such field', got: 'string' },
      { path: '$.currency', expected: expect.any(String), got: '1' },
    ])
    expect(JSON.stringify(problem)).not.toContain('987')
  })

  it('stays short when thousands of fields are wrong', async () => {
    const many = Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`x${i}`, i]))
    const [answer] = await sendRaw(attacked.app, request(passOrder(many)))
    expectProblem(answer, 400)
    expect(answer?.body.length).toBeLessThan(10_000)
  })
})
