import { Type } from '@sinclair/typebox'
import { defineCall } from '../define-call.ts'
import { exampleKey, rightPassword, wrongPassword } from '../examples/accounts.ts'
import { closed } from '../shapes/closed.ts'
import { LocalDate } from '../shapes/time.ts'

export const about = 'Deleting an account.'

const KeyId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })
const Base64 = '^[A-Za-z0-9+/]+={0,2}$'

export const encryptPublicKey = defineCall({
  id: 'account.encryptPublicKey',
  method: 'GET',
  path: '/account/encryptPublicKey',
  tag: 'account',
  summary: 'The key a password is encrypted with',
  description:
    'An RSA public key as base64 SPKI; the browser encrypts the password under it with RSA-OAEP-256.',
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
      name: 'the key in force',
      given: 'accounts to delete',
      request: {},
      reply: { data: exampleKey },
    },
  ],
})

export const deleteAccount = defineCall({
  id: 'account.deleteAccount',
  method: 'POST',
  path: '/account/deleteAccount',
  tag: 'account',
  summary: 'Request the deletion of an account',
  description:
    'Cancels the membership at once and deletes the data on deletionDate: 28 days after the request, by the UTC ' +
    'calendar. A second request answers the same date. The password (UTF-8) travels under RSA-OAEP-256; ' +
    'ENCRYPTION_KEY_UNKNOWN means that the key has been replaced: fetch it again, encrypt again, send again. An account ' +
    'that does not exist answers like a wrong password. Wrong passwords are limited per account and per network.',
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
  cost: 'heavy',
  limit: 'account',
  errorCodes: ['WRONG_CREDENTIALS', 'TOO_MANY_ATTEMPTS', 'ENCRYPTION_KEY_UNKNOWN', 'NOT_AVAILABLE'],
  examples: [
    {
      name: 'an account by its email',
      given: 'accounts to delete',
      request: { body: { account: 'amelia@example.com', password: rightPassword, keyId: exampleKey.keyId } },
      reply: { data: { deletionDate: '2027-04-04' } },
    },
    {
      name: 'an account by its membership number, as people write it',
      given: 'accounts to delete',
      request: { body: { account: 'lm 4821 773 062', password: rightPassword, keyId: exampleKey.keyId } },
      reply: { data: { deletionDate: '2027-04-04' } },
    },
    {
      name: 'a wrong password',
      given: 'accounts to delete',
      request: { body: { account: 'amelia@example.com', password: wrongPassword, keyId: exampleKey.keyId } },
      reply: { errorCode: 'WRONG_CREDENTIALS' },
    },
    {
      name: 'an account that does not exist',
      given: 'accounts to delete',
      request: { body: { account: 'nobody@example.com', password: rightPassword, keyId: exampleKey.keyId } },
      reply: { errorCode: 'WRONG_CREDENTIALS' },
    },
    {
      name: 'a right password after too many wrong ones',
      given: 'too many passwords tried',
      request: { body: { account: 'amelia@example.com', password: rightPassword, keyId: exampleKey.keyId } },
      reply: { errorCode: 'TOO_MANY_ATTEMPTS' },
    },
    {
      name: 'a password under a key that is not in use',
      given: 'accounts to delete',
      request: { body: { account: 'amelia@example.com', password: rightPassword, keyId: 'last-year' } },
      reply: { errorCode: 'ENCRYPTION_KEY_UNKNOWN' },
    },
  ],
})
