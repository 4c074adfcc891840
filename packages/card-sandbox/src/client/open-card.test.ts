import { describe, expect, it } from 'vitest'
import { refusedCards } from '../cards/refused-cards.ts'
import type { Brand } from '../cards/test-card.ts'
import { testCards } from '../cards/test-cards.ts'
import { Sandbox, temporaryFolder } from '../sandbox.test-kit.ts'
import { Client } from './client.test-kit.ts'
import { MAX_NONCES, SESSION_LIFETIME_MS } from './client-sessions.ts'
import { openEncryptionKey } from './encryption-key.ts'
import { productIdOf } from './payment-products.ts'
import { seal } from './seal-card.test-kit.ts'

type Fault = { errors: { id: string; propertyName?: string }[] }

async function opened(options = {}): Promise<{ sandbox: Sandbox; client: Client }> {
  const sandbox = await Sandbox.start(temporaryFolder(), options)
  return { sandbox, client: await Client.open(sandbox) }
}

/** Charges a ciphertext and answers the faults' ids and properties, or the payment's status. */
async function charged(sandbox: Sandbox, encryptedCustomerInput: string, key = 'key'): Promise<unknown[]> {
  const answer = await sandbox.pay('', key, { token: undefined, encryptedCustomerInput })
  if (answer.statusCode === 201) return [201, answer.json<{ status: string }>().status]
  const { errors } = answer.json<Fault>()
  return [answer.statusCode, errors[0]?.id, ...errors.map(({ propertyName }) => propertyName)]
}

const invalid = [400, 'INVALID_ENCRYPTED_INPUT', 'encryptedCustomerInput']
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

  it('brings a decomposed name composed', async () => {
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
  ])('with %s is refused by the names of what is wrong', async (_what, values, names) => {
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

describe('a ciphertext that the SDK would not have written', () => {
  it('is one fault, whatever is wrong with it, and never a 500', async () => {
    const { sandbox, client } = await opened()
    const good = await client.encrypted()
    const [head = '', key = '', iv = '', text = '', tag = ''] = good.split('.')
    const header = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const { keyId: kid } = await client.publicKey()
    const right = { alg: 'RSA-OAEP', enc: 'A256CBC-HS512', kid }
    const flipped = `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`
    const wrong = [
      ...[
        'x',
        '....',
        'a.b.c.d.e',
        '4242424242424242',
        `${good}.`,
        good.slice(0, -1),
        `${head}.${key}.${iv}.${text}`,
      ],
      ...[
        `${head}.${key}.${iv}.${flipped}.${tag}`,
        `${head}.${key}.${iv}.${text}.`,
        `${head}..${iv}.${text}.${tag}`,
      ],
      ...[`${head}.${key}..${text}.${tag}`, `${head}.${key}.${iv}..${tag}`, `${head}.!.${iv}.${text}.${tag}`],
      ...[
        null,
        [],
        'x',
        1,
        {},
        { ...right, kid: 1 },
        { ...right, alg: 'none' },
        { ...right, alg: 'dir' },
      ].map((each) => `${header(each)}.${key}.${iv}.${text}.${tag}`),
      ...[
        { alg: 'RSA1_5' },
        { alg: 'RSA-OAEP-256' },
        { alg: 'PBES2-HS256+A128KW', p2c: 1e9 },
        { enc: 'A128GCM' },
      ].map((each) => `${header({ ...right, ...each })}.${key}.${iv}.${text}.${tag}`),
      ...[
        { zip: 'DEF' },
        { zip: 'GZ' },
        { crit: ['exp'] },
        { cty: 'JWT' },
        { jku: 'https://evil.example' },
      ].map((each) => `${header({ ...right, ...each })}.${key}.${iv}.${text}.${tag}`),
      `${header(right)}x.${key}.${iv}.${text}.${tag}`,
      `eyJhbGciOiJub25lIn0..`,
    ]
    for (const input of wrong)
      expect([input, ...(await charged(sandbox, input))]).toEqual([input, ...invalid])
    expect(await charged(sandbox, good)).toEqual([201, 'CAPTURED'])
  })

  it('with another algorithm is refused although it would open', async () => {
    const { sandbox, client } = await opened()
    const key = await client.publicKey()
    const plaintext = JSON.stringify(client.input())
    for (const header of [{ alg: 'RSA-OAEP-256' }, { enc: 'A256GCM' }, { zip: 'DEF' }, { typ: 'JWT' }])
      expect([header, ...(await charged(sandbox, await seal(plaintext, key, header)))]).toEqual([
        header,
        ...invalid,
      ])
  })

  it('that would unpack into a flood is refused before it is unpacked', async () => {
    const { sandbox, client } = await opened()
    const bomb = await seal('0'.repeat(200_000), await client.publicKey(), { zip: 'DEF' })
    expect(bomb.length).toBeLessThan(8_192)
    expect(await charged(sandbox, bomb)).toEqual(invalid)
  })

  it('under another key, or under its own name for ours, does not open', async () => {
    const { sandbox, client } = await opened()
    const stranger = openEncryptionKey(temporaryFolder())
    const plaintext = JSON.stringify(client.input())
    expect(await charged(sandbox, await seal(plaintext, stranger))).toEqual([
      ...[400, 'UNKNOWN_ENCRYPTION_KEY', 'encryptedCustomerInput'],
    ])
    const { keyId } = await client.publicKey()
    expect(await charged(sandbox, await seal(plaintext, { ...stranger, keyId }))).toEqual(invalid)
  })

  it('is refused when what it holds is not the SDK’s, or not UTF-8', async () => {
    const { sandbox, client } = await opened()
    const key = await client.publicKey()
    const input = client.input({ cardholderName: 'Jos?' }) as { paymentValues: object[] }
    const latin1 = Buffer.from(JSON.stringify(input).replace('Jos?', 'José'), 'latin1')
    const twice = { ...input, paymentValues: [...input.paymentValues, { key: 'cvv', value: '999' }] }
    const changed = [
      ...[
        { nonce: undefined },
        { nonce: 'short' },
        { tokenize: 'no' },
        { paymentProductId: '1' },
        { accountOnFileId: 1 },
      ],
      ...[{ collectedDeviceInformation: undefined }, { paymentValues: {} }, { clientSessionId: 7 }],
    ].map((change) => JSON.stringify({ ...input, ...change }))
    const plaintexts = [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      JSON.stringify(twice),
      ...changed,
      latin1,
      '\ufeff{}',
      Buffer.from([0xff]),
    ]
    for (const plaintext of plaintexts)
      expect(await charged(sandbox, await seal(plaintext, key))).toEqual(invalid)
    expect(await sandbox.entries()).toEqual([])
  })

  it('of more than 8,192 characters is not looked at', async () => {
    const { sandbox, client } = await opened()
    const long = await client.encrypted({}, { collectedDeviceInformation: { note: 'x'.repeat(6_000) } })
    expect(long.length).toBeGreaterThan(8_192)
    expect(await charged(sandbox, long)).toEqual([400, 'INVALID_REQUEST', 'encryptedCustomerInput'])
    expect((await charged(sandbox, 'x'.repeat(20_000)))[1]).toBe('PAYLOAD_TOO_LARGE')
  })
})
