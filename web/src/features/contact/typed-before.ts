import { digitsOf } from '@layover/rules/digits'
import { type ContactDraft, fieldId } from './contact-draft.ts'

const TEXTS = [
  'fullName',
  'email',
  'confirmEmail',
  'bookingReference',
  'membershipNumber',
  'message',
] as const

/** What was typed or filled in while the built page was not alive yet: the fields hold it, and no event told of it. */
export function typedBefore(): Partial<ContactDraft> {
  const found = TEXTS.map((name) => [name, typedIn(fieldId[name])] as const)
  const mobile = digitsOf(typedIn(fieldId.mobile))
  return {
    ...Object.fromEntries(found.filter(([, value]) => value !== '')),
    ...(mobile && { mobile }),
  }
}

function typedIn(id: string): string {
  const field = document.getElementById(id)
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isText ? field.value : ''
}
