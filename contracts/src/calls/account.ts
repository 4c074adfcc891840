import { Type } from '@sinclair/typebox'
import { defineCall } from '../define-call.ts'
import { closed } from '../shapes/closed.ts'
import { LocalDate } from '../shapes/time.ts'

const KeyId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })
const Base64 = '^[A-Za-z0-9+/]+={0,2}$'

/** 256 bytes as base64, the length of what RSA-2048 encrypts. */
const samplePassword = `${'A'.repeat(342)}==`

export const encryptPublicKey = defineCall({
  id: 'account.encryptPublicKey',
  method: 'GET',
  path: '/account/encryptPublicKey',
  tag: 'account',
  summary: 'The key a password is encrypted with',
  description:
    'An RSA public key as base64 SPKI; the browser encrypts the password under it with RSA-OAEP-256 (ruling 39).',
  request: {},
  data: closed(
    { keyId: KeyId, publicKey: Type.String({ pattern: Base64, minLength: 300, maxLength: 1200 }) },
    { $id: 'EncryptionKey' },
  ),
  agent: 'default',
  effect: 'read',
  errorCodes: ['NOT_AVAILABLE'],
  examples: [
    {
      name: 'the key where accounts are not open yet',
      given: 'catalogue',
      request: {},
      reply: { errorCode: 'NOT_AVAILABLE' },
    },
  ],
})

export const deleteAccount = defineCall({
  id: 'account.deleteAccount',
  method: 'POST',
  path: '/account/deleteAccount',
  tag: 'account',
  summary: 'Ask for an account to be deleted',
  description:
    'Cancels the membership and deletes the data within 28 days. The password travels encrypted; attempts are limited.',
  request: {
    body: closed({
      account: Type.String({ minLength: 3, maxLength: 254, description: 'Email or membership number.' }),
      password: Type.String({ pattern: Base64, minLength: 340, maxLength: 1024 }),
      keyId: KeyId,
    }),
  },
  data: closed({ deletionDate: LocalDate }, { $id: 'AccountDeletion' }),
  agent: 'default',
  effect: 'submit',
  errorCodes: ['WRONG_CREDENTIALS', 'TOO_MANY_ATTEMPTS', 'NOT_AVAILABLE'],
  examples: [
    {
      name: 'a deletion where accounts are not open yet',
      given: 'accounts to delete',
      request: { body: { account: 'nobody@example.com', password: samplePassword, keyId: 'key-1' } },
      reply: { errorCode: 'NOT_AVAILABLE' },
    },
  ],
})
