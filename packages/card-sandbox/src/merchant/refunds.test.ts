import { describe, expect, it } from 'vitest'
import { Sandbox, temporaryFolder } from '../sandbox.test-kit.ts'

type Fault = { errors: { id: string; propertyName?: string }[] }

async function captured(folder = temporaryFolder(), card?: string) {
  const sandbox = await Sandbox.start(folder)
  const { id } = (await sandbox.pay(await sandbox.token(card), 'key')).json<{ id: string }>()
  return { sandbox, id }
}
const refundsOf = async (sandbox: Sandbox, id: string) =>
  (await sandbox.get(`/v1/layover/payments/${id}/refunds`)).json<{ refunds: object[] }>().refunds
const amount = (minor: number, currencyCode = 'USD') => ({ amountOfMoney: { amount: minor, currencyCode } })

describe('a refund', () => {
  it('is made once for a key, also after a restart, and is listed with its payment', async () => {
    const folder = temporaryFolder()
    const { sandbox, id } = await captured(folder)
    const first = await sandbox.refund(id, 'refund')
    expect(first.statusCode).toBe(201)
    expect(first.json()).toMatchObject({ status: 'REFUNDED', paymentId: id, ...amount(6800) })
    const again = await sandbox.refund(id, 'refund')
    expect(again.json()).toEqual(first.json())
    expect(again.headers['x-gcs-idempotence-request-timestamp']).toMatch(/^\d{13}$/)
    await sandbox.app.close()
    const restarted = await Sandbox.start(folder)
    expect((await restarted.refund(id, 'refund')).json()).toEqual(first.json())
    expect(await refundsOf(restarted, id)).toEqual([first.json()])
    const ledger = (await restarted.get('/sandbox/ledger?merchantReference=order-1')).json()
    expect(ledger).toMatchObject({ entries: [{ payment: { id } }], refunds: [first.json()] })
  })

  it('never exceeds its payment, whether in parts, one after the other or 20 at once', async () => {
    const { sandbox, id } = await captured()
    expect((await sandbox.refund(id, 'part', amount(6000))).statusCode).toBe(201)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => sandbox.refund(id, `rest-${index}`, amount(300))),
    )
    const refused = answers.filter(({ statusCode }) => statusCode === 400)
    expect(refused).toHaveLength(18)
    expect(refused[0]?.json<Fault>().errors[0]?.id).toBe('REFUND_TOO_HIGH')
    expect(await refundsOf(sandbox, id)).toHaveLength(3)
  })

  it.each([
    ['a payment that was declined', '4000000000000002', amount(6800), 400, 'PAYMENT_NOT_REFUNDABLE'],
    ['another currency', undefined, amount(6800, 'EUR'), 400, 'PAYMENT_NOT_REFUNDABLE'],
    ['more than was captured', undefined, amount(6801), 400, 'REFUND_TOO_HIGH'],
    ['nothing', undefined, amount(0), 400, 'INVALID_REQUEST'],
    ['an unknown field', undefined, { token: 'x' }, 400, 'INVALID_REQUEST'],
  ])('is refused for %s, and moves no money', async (_what, card, fields, status, fault) => {
    const { sandbox, id } = await captured(temporaryFolder(), card)
    const answer = await sandbox.refund(id, 'refund', fields)
    expect([answer.statusCode, answer.json<Fault>().errors[0]?.id]).toEqual([status, fault])
    expect(await refundsOf(sandbox, id)).toEqual([])
  })

  it('is refused for an unknown payment, under the key of a payment, and without a key', async () => {
    const { sandbox, id } = await captured()
    expect((await sandbox.refund('pay_none', 'refund')).statusCode).toBe(404)
    expect((await sandbox.get('/v1/layover/payments/pay_none/refunds')).statusCode).toBe(404)
    expect((await sandbox.refund(id, 'key')).json<Fault>().errors[0]?.id).toBe('IDEMPOTENCE_KEY_REUSED')
    await sandbox.refund(id, 'refund')
    expect((await sandbox.refund(id, 'refund', amount(1))).statusCode).toBe(409)
    expect((await sandbox.pay(await sandbox.token(), 'refund')).statusCode).toBe(409)
    expect((await sandbox.refund(id, ' ')).statusCode).toBe(400)
  })

  it('stands in the ledger although its answer was spoilt, and moved no money where it was refused', async () => {
    const { sandbox, id } = await captured()
    await sandbox.post('/sandbox/faults', { faults: ['server-error', 'answer-server-error'] })
    expect((await sandbox.refund(id, 'refund')).statusCode).toBe(500)
    expect(await refundsOf(sandbox, id)).toEqual([])
    expect((await sandbox.refund(id, 'refund')).statusCode).toBe(500)
    expect(await refundsOf(sandbox, id)).toHaveLength(1)
    expect((await sandbox.refund(id, 'refund')).statusCode).toBe(201)
    expect(await refundsOf(sandbox, id)).toHaveLength(1)
  })
})

describe('the list of a period', () => {
  const period = 'createdFrom=2026-11-21T00:00:00Z&createdBefore=2026-11-22T00:00:00Z'
  const times = [
    '2026-11-20T23:59:59.999Z',
    '2026-11-21T00:00:00.000Z',
    '2026-11-21T12:00:00.000Z',
    '2026-11-21T23:59:59.999Z',
    '2026-11-22T00:00:00.000Z',
  ]
  async function fiveDays() {
    let now = 0
    const sandbox = await Sandbox.start(temporaryFolder(), { now: () => now })
    for (const time of times) {
      now = Date.parse(time)
      const { id } = (await sandbox.pay(await sandbox.token(), time)).json<{ id: string }>()
      await sandbox.refund(id, `refund-${time}`)
    }
    return sandbox
  }
  type List = { payments?: { createdAt: string }[]; refunds?: { createdAt: string }[]; next?: string }

  it.each(['payments', 'refunds'] as const)('has the %s of the period alone, page by page', async (kind) => {
    const sandbox = await fiveDays()
    const page = async (more = '') =>
      (await sandbox.get(`/v1/layover/${kind}?${period}&limit=2${more}`)).json<List>()
    const first = await page()
    const second = await page(`&after=${first.next}`)
    expect(second.next).toBeUndefined()
    const all = [...(first[kind] ?? []), ...(second[kind] ?? [])]
    expect(all.map(({ createdAt }) => createdAt)).toEqual(times.slice(1, 4))
  })

  it('refuses a query that is no period, and names what is wrong', async () => {
    const sandbox = await Sandbox.start()
    const wrong = async (query: string) =>
      (await sandbox.get(`/v1/layover/refunds?${query}`))
        .json<Fault>()
        .errors.map(({ propertyName }) => propertyName)
    expect(await wrong('')).toEqual(['createdFrom', 'createdBefore'])
    expect(await wrong(`${period}&limit=501`)).toEqual(['limit'])
    expect(await wrong(`${period}&after=ref_none`)).toEqual(['after'])
    expect(await wrong('createdFrom=yesterday&createdBefore=2026-11-22T00:00:00Z')).toEqual(['createdFrom'])
  })
})
