import { constants, createPublicKey, generateKeyPairSync, publicEncrypt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openPassword, readAccountKeys } from './account-keys.ts'

const rsa = (modulusLength: number) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  }).privateKey.toString('base64')
const good = rsa(2048)
const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'der' })
  .toString('base64')

function encrypt(publicKey: string, password: Buffer, oaepHash = 'sha256'): string {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash }, password).toString(
    'base64',
  )
}

describe('the account keys', () => {
  it('decrypt text that was encrypted with the published key', () => {
    const [key] = readAccountKeys(good) ?? []
    if (key === undefined) throw new Error('no key')
    expect(key.keyId).toMatch(/^[A-Za-z0-9_-]{16}$/)
    expect(openPassword(key, encrypt(key.publicKey, Buffer.from('Où est la porte 9 ?')))).toBe(
      'Où est la porte 9 ?',
    )
    expect(openPassword(key, encrypt(key.publicKey, Buffer.from([0xff])))).toBeUndefined()
    expect(openPassword(key, encrypt(key.publicKey, Buffer.from('x'), 'sha1'))).toBeUndefined()
    expect(openPassword(key, Buffer.alloc(256, 7).toString('base64'))).toBeUndefined()
    expect(openPassword(key, '')).toBeUndefined()
  })

  it('have stable ids and the given order', () => {
    const other = rsa(3072)
    const ids = (text: string) => readAccountKeys(text)?.map(({ keyId }) => keyId)
    expect(ids(`${other}, ${good}`)).toEqual([...(ids(other) ?? []), ...(ids(good) ?? [])])
  })

  it.each([
    ['none', ''],
    ['no key', 'c2VjcmV0'],
    ['half a key', good.slice(0, 400)],
    ['a weak one', rsa(1024)],
    ['one of another kind', elliptic],
    ['a good and a bad one', `${good},x`],
    ['five', Array(5).fill(good).join(',')],
  ])('are refused when there is %s', (_what, text) => {
    expect(readAccountKeys(text)).toBeUndefined()
  })
})
