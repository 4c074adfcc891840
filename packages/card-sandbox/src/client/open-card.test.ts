import { describe, expect, it } from 'vitest'
import { refusedCards } from '../cards/refused-cards.ts'
import type { Brand } from '../cards/test-card.ts'
import { testCards } from '../cards/test-cards.ts'
import { Sandbox, temporaryFolder } from '../sandbox.test-kit.ts'
import { Client, charged, opened } from './client.test-kit.ts'
import { MAX_NONCES, SESSION_LIFETIME_MS } from './client-sessions.ts'
import { productIdOf } from './payment-products.ts'

type Fault = { errors: { id: string; propertyName?: string }[] }

const card = (...names: string[]) => [400, 'INVALID_CARD', ...names]

describe('an encrypted card', () => {
  it('of every test number is charged with that number’s outcome', async () => {
    const { sandbox, client } = await opened()
    const quiet = testCards.filter(({ outcome }) => outcome !== 'answer-lost' && outcome !== 'fails-first')
    for (const { number, brand, outcome } of quiet) {
      const cvv = brand === 'american-express' ? '1234' : '123'
      const input = await client.encrypted(
        { cardNumber: number, cvv },
        { paymentProductId: productIdOf(brand) },
      )
      const isGood = outcome === 'approved' || outcome === 'slow'
      expect([number, ...(await charged(sandbox, input, number))]).toEqual([
        number,
        201,
        isGood ? 'CAPTURED' : 'REJECTED',
      ])
    }
    expect(await sandbox.entries()).toHaveLength(quiet.length)
  })

  it.each(['José Núñez', 'Łukasz Żółć', '王小明', 'Renà', 'O’Neill-Šimić Jr.', 'Đỗ Thị Hương', 'Ольга Š'])(
    'brings the name %s whole',
    async (cardholderName) => {
      const { sandbox, client } = await opened()
      expect(await charged(sandbox, await client.encrypted({ cardholderName }))).toEqual([201, 'CAPTURED'])
      expect(await sandbox.entries()).toMatchObject([{ cardholderName }])
    },
  )

  it('with a decomposed name arrives composed', async () => {
    const { sandbox, client } = await opened()
    await charged(sandbox, await client.encrypted({ cardholderName: ' Renà '.normalize('NFD') }))
    expect(await sandbox.entries()).toMatchObject([{ cardholderName: 'Renà' }])
  })

  it.each([
    ['a number outside the list', { cardNumber: '4000056655665556' }, ['cardNumber']],
    ['a number that fails Luhn', { cardNumber: '4242424242424241' }, ['cardNumber']],
    ['a spaced number', { cardNumber: '4242 4242 4242 4242' }, ['cardNumber']],
    ['a month that is past', { expiryDate: '0120' }, ['expiryDate']],
    ['a month too far ahead', { expiryDate: '1299' }, ['expiryDate']],
    ['a month that is none', { expiryDate: '1349' }, ['expiryDate']],
    ['an expiry with a slash', { expiryDate: '12/49' }, ['expiryDate']],
    ['four CVV digits for Visa', { cvv: '1234' }, ['cvv']],
    ['a CVV of letters', { cvv: 'abc' }, ['cvv']],
    ['a name of one letter', { cardholderName: 'A' }, ['cardholderName']],
    ['a name of 51 letters', { cardholderName: 'A'.repeat(51) }, ['cardholderName']],
    ['a name with a control character', { cardholderName: 'Ada\u0000L' }, ['cardholderName']],
    ['a name with half a character', { cardholderName: 'Ada \ud83d' }, ['cardholderName']],
    ['a name of signs', { cardholderName: '<script>' }, ['cardholderName']],
    ['a value more', { pin: '1234' }, ['paymentValues']],
    [
      'all of it wrong',
      { cardNumber: '', cardholderName: '', cvv: '', expiryDate: '' },
      ['cardNumber', 'cardholderName', 'cvv', 'expiryDate'],
    ],
  ])('with %s is refused with the names of the wrong values', async (_what, values, names) => {
    const { sandbox, client } = await opened()
    expect(await charged(sandbox, await client.encrypted(values))).toEqual(card(...names))
    expect(await sandbox.entries()).toEqual([])
  })

  it('of a number that is refused on look-up, or of another product, is refused all the same', async () => {
    const { sandbox, client } = await opened()
    for (const { number } of refusedCards)
      expect(await charged(sandbox, await client.encrypted({ cardNumber: number }))).toEqual(
        card('cardNumber'),
      )
    const asMastercard = await client.encrypted(
      {},
      { paymentProductId: productIdOf('mastercard' satisfies Brand) },
    )
    expect(await charged(sandbox, asMastercard)).toEqual(card('paymentProductId'))
  })
})

describe('a session', () => {
  it('pays for two hours and no longer', async () => {
    let nowMs = Date.now()
    const { sandbox, client } = await opened({ now: () => nowMs })
    const inputs = [await client.encrypted(), await client.encrypted()] as const
    nowMs += SESSION_LIFETIME_MS - 1
    expect(await charged(sandbox, inputs[0], 'a')).toEqual([201, 'CAPTURED'])
    nowMs += 1
    expect(await charged(sandbox, inputs[1], 'b')).toEqual([400, 'UNKNOWN_SESSION', 'encryptedCustomerInput'])
  })

  it('that is unknown, or was forgotten in a restart, charges nothing', async () => {
    const folder = temporaryFolder()
    const before = await Sandbox.start(folder)
    const client = await Client.open(before)
    const [unknown, forgotten] = [
      await client.encrypted({}, { clientSessionId: '0'.repeat(32) }),
      await client.encrypted(),
    ]
    const refusal = [400, 'UNKNOWN_SESSION', 'encryptedCustomerInput']
    expect(await charged(before, unknown)).toEqual(refusal)
    await before.app.close()
    const after = await Sandbox.start(folder)
    expect(await charged(after, forgotten)).toEqual(refusal)
    expect(await after.entries()).toEqual([])
  })

  it('pays fifty times, and then a new one is needed', async () => {
    const { sandbox, client } = await opened()
    for (let count = 0; count < MAX_NONCES; count += 1)
      expect(await charged(sandbox, await client.encrypted(), `k${count}`)).toEqual([201, 'CAPTURED'])
    expect((await charged(sandbox, await client.encrypted(), 'more'))[1]).toBe('NONCE_USED')
  })
})

describe('a nonce', () => {
  it('pays once: another payment with the same ciphertext is refused, also among fifty at once', async () => {
    const { sandbox, client } = await opened()
    const input = await client.encrypted()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => charged(sandbox, input, `k${index}`)),
    )
    expect(answers.filter(([status]) => status === 201)).toHaveLength(1)
    expect(answers.filter(([, id]) => id === 'NONCE_USED')).toHaveLength(49)
    expect(await sandbox.entries()).toHaveLength(1)
  })

  it('that is encrypted anew under another ciphertext is a replay too', async () => {
    const { sandbox, client } = await opened()
    const nonce = 'f'.repeat(32)
    expect(await charged(sandbox, await client.encrypted({}, { nonce }), 'a')).toEqual([201, 'CAPTURED'])
    expect((await charged(sandbox, await client.encrypted({}, { nonce }), 'b'))[1]).toBe('NONCE_USED')
  })

  it('is not used up by a refusal, nor by a provider that failed first', async () => {
    const { sandbox, client } = await opened()
    const nonce = 'e'.repeat(32)
    expect((await charged(sandbox, await client.encrypted({ cvv: '1' }, { nonce }), 'a'))[1]).toBe(
      'INVALID_CARD',
    )
    const failing = await client.encrypted({ cardNumber: '4000000000006306' }, { nonce })
    expect(await charged(sandbox, failing, 'b')).toEqual([503, 'PROCESSING_UNAVAILABLE', undefined])
    expect(await charged(sandbox, failing, 'b')).toEqual([201, 'CAPTURED'])
    expect(await charged(sandbox, failing, 'b')).toEqual([201, 'CAPTURED'])
    expect(await sandbox.entries()).toHaveLength(1)
  })
})

describe('an idempotence key', () => {
  it('answers the same ciphertext with the first payment again, also after a restart, and refuses another', async () => {
    const folder = temporaryFolder()
    const before = await Sandbox.start(folder)
    const client = await Client.open(before)
    const fields = { token: undefined, encryptedCustomerInput: await client.encrypted() }
    const other = { token: undefined, encryptedCustomerInput: await client.encrypted() }
    const first = await before.pay('', 'key', fields)
    expect(first.statusCode).toBe(201)
    expect((await before.pay('', 'key', fields)).json()).toEqual(first.json())
    expect((await before.pay('', 'key', other)).json<Fault>().errors[0]?.id).toBe('IDEMPOTENCE_KEY_REUSED')
    await before.app.close()
    const after = await Sandbox.start(folder)
    expect((await after.pay('', 'key', fields)).json()).toEqual(first.json())
    expect((await after.pay('', 'key', other)).json<Fault>().errors[0]?.id).toBe('IDEMPOTENCE_KEY_REUSED')
    expect(await after.entries()).toHaveLength(1)
  })
})
