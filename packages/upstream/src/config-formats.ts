import { checkEmail } from '@layover/rules/email'
import { FormatRegistry } from '@sinclair/typebox'
import { readAccountKeys } from './accounts/account-keys.ts'

const FEWEST_DISTINCT_SIGNS = 8

FormatRegistry.Set('upstream-port', (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535)
FormatRegistry.Set('upstream-http-url', (text) => hasProtocol(text, ['http:', 'https:']))
FormatRegistry.Set('upstream-postgres-url', (text) => hasProtocol(text, ['postgres:', 'postgresql:']))
// A long key of one repeated letter is not secret.
FormatRegistry.Set(
  'upstream-secret',
  (text) => /^[\x21-\x7e]{32,}$/.test(text) && new Set(text).size >= FEWEST_DISTINCT_SIGNS,
)
FormatRegistry.Set(
  'upstream-smtp-url',
  (text) => hasProtocol(text, ['smtp:', 'smtps:']) && new URL(text).hostname !== '',
)
FormatRegistry.Set('upstream-mailbox', (text) => checkEmail(text).ok)
FormatRegistry.Set('upstream-rsa-keys', (text) => readAccountKeys(text) !== undefined)

function hasProtocol(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol)
}
