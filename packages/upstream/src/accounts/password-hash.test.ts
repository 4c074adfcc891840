import { scryptSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

it('verifies the password, in any Unicode form of its letters, and no other', async () => {
  const hash = await hashPassword('Café au lait')
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
  expect(await isPassword('Cafe\u0301 au lait', hash)).toBe(true)
  expect(await isPassword('café au lait', hash)).toBe(false)
  expect(await isPassword('', hash)).toBe(false)
  expect(await isPassword(undefined, hash)).toBe(false)
})

it('is false without an account, whatever the password', async () => {
  expect(await isPassword('', undefined)).toBe(false)
  expect(await isPassword('Café', undefined)).toBe(false)
})

it('salts: one password twice is two hashes', async () => {
  expect(await hashPassword('x')).not.toBe(await hashPassword('x'))
})

it('verifies a password that an earlier release hashed at another cost', async () => {
  const cheap = '$scrypt$ln=10,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$'
  const key = scryptSync('x', Buffer.alloc(16), 32, { N: 1024, r: 8, p: 1 })
    .toString('base64')
    .replace(/=+$/, '')
  expect(await isPassword('x', cheap + key)).toBe(true)
})

it('does not treat a damaged hash as a wrong password', async () => {
  await expect(isPassword('x', 'x')).rejects.toThrow('cannot be read')
})
