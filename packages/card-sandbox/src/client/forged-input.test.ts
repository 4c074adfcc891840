import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../sandbox.test-kit.ts'
import { charged, opened } from './client.test-kit.ts'
import { openEncryptionKey } from './encryption-key.ts'
import { seal } from './seal-card.test-kit.ts'

const invalid = [400, 'INVALID_ENCRYPTED_INPUT', 'encryptedCustomerInput']

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
      'x',
      '....',
      'a.b.c.d.e',
      '4242424242424242',
      `${good}.`,
      good.slice(0, -1),
      `${head}.${key}.${iv}.${text}`,
      `${head}.${key}.${iv}.${flipped}.${tag}`,
      `${head}.${key}.${iv}.${text}.`,
      `${head}..${iv}.${text}.${tag}`,
      `${head}.${key}..${text}.${tag}`,
      `${head}.${key}.${iv}..${tag}`,
      `${head}.!.${iv}.${text}.${tag}`,
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

  it('that would decompress into a flood is refused before decompression', async () => {
    const { sandbox, client } = await opened()
    const bomb = await seal('0'.repeat(200_000), await client.publicKey(), { zip: 'DEF' })
    expect(bomb.length).toBeLessThan(8_192)
    expect(await charged(sandbox, bomb)).toEqual(invalid)
  })

  it('encrypted with another key, also under the id of ours, does not decrypt', async () => {
    const { sandbox, client } = await opened()
    const stranger = openEncryptionKey(temporaryFolder())
    const plaintext = JSON.stringify(client.input())
    expect(await charged(sandbox, await seal(plaintext, stranger))).toEqual([
      400,
      'UNKNOWN_ENCRYPTION_KEY',
      'encryptedCustomerInput',
    ])
    const { keyId } = await client.publicKey()
    expect(await charged(sandbox, await seal(plaintext, { ...stranger, keyId }))).toEqual(invalid)
  })

  it('is refused when its content is not the SDK’s JSON, or not UTF-8', async () => {
    const { sandbox, client } = await opened()
    const key = await client.publicKey()
    const input = client.input({ cardholderName: 'Jos?' }) as { paymentValues: object[] }
    const latin1 = Buffer.from(JSON.stringify(input).replace('Jos?', 'José'), 'latin1')
    const twice = { ...input, paymentValues: [...input.paymentValues, { key: 'cvv', value: '999' }] }
    const changed = [
      { nonce: undefined },
      { nonce: 'short' },
      { tokenize: 'no' },
      { paymentProductId: '1' },
      { accountOnFileId: 1 },
      { collectedDeviceInformation: undefined },
      { paymentValues: {} },
      { clientSessionId: 7 },
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

  it('of more than 8,192 characters is refused unread', async () => {
    const { sandbox, client } = await opened()
    const long = await client.encrypted({}, { collectedDeviceInformation: { note: 'x'.repeat(6_000) } })
    expect(long.length).toBeGreaterThan(8_192)
    expect(await charged(sandbox, long)).toEqual([400, 'INVALID_REQUEST', 'encryptedCustomerInput'])
    expect((await charged(sandbox, 'x'.repeat(20_000)))[1]).toBe('PAYLOAD_TOO_LARGE')
  })
})
