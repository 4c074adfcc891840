import { checkEmail, EMAIL_MESSAGE } from '@layover/rules/email'
import type { FieldErrors } from '../../ui/form/use-visible-errors.ts'
import { PASSWORD_MAX_BYTES } from './encrypt-password.ts'

export type DeletionDraft = { readonly account: string; readonly password: string; readonly isSure: boolean }

export const NO_DELETION: DeletionDraft = { account: '', password: '', isSure: false }

/** The exact sentence (P229). */
const WRONG_CREDENTIALS = "Sorry, your password is incorrect or this account does not exist on Layover's app."

export const fieldId = { account: 'account', password: 'password', isSure: 'is-sure' } as const

export const ACCOUNT_MAX_LENGTH = 254
const ACCOUNT_MIN_LENGTH = 3

/** The errors of the form that deletes an account, keyed by field. `isRefused`: the server refused the credentials. */
export function checkDeletion(draft: DeletionDraft, isRefused: boolean): FieldErrors {
  const account = accountError(draft.account.trim())
  const password = isRefused ? WRONG_CREDENTIALS : passwordError(draft.password)
  return {
    ...(account && { [fieldId.account]: account }),
    ...(password && { [fieldId.password]: password }),
    ...(!draft.isSure && { [fieldId.isSure]: 'Please click the checkbox to continue.' }),
  }
}

function accountError(account: string): string | undefined {
  if (account === '') return 'Enter your email address or membership number.'
  if (account.includes('@')) return checkEmail(account).ok ? undefined : EMAIL_MESSAGE
  return account.length < ACCOUNT_MIN_LENGTH ? 'Please check your membership number for mistakes.' : undefined
}

/** A password may hold any characters. One that is too long for the key can belong to no account. */
function passwordError(password: string): string | undefined {
  if (password === '') return 'Enter your password.'
  const isTooLong = new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES
  return isTooLong ? 'Please check your password for mistakes.' : undefined
}
