import { countVisible } from '@layover/rules/visible-text'
import { checkContactDetails } from '../../contact-details/check-contact-details.ts'
import { messageError } from '../../customer-service/message.ts'
import type { FieldErrors } from '../../ui/form/use-visible-errors.ts'
import { type ContactDraft, fieldId } from './contact-draft.ts'

/** The errors of the contact form, keyed by field, in the order of the form: all but the references are required (P87). */
export function checkContact(draft: ContactDraft, isMobileRefused = false): FieldErrors {
  const errors: [string, string | undefined][] = [
    [fieldId.fullName, fullNameError(draft.fullName)],
    ...Object.entries(checkContactDetails(draft, { isMobileRefused, isMobileRequired: true })),
    [fieldId.region, draft.region ? undefined : 'Choose your region.'],
    [fieldId.service, draft.service ? undefined : 'Choose a service.'],
    [fieldId.contactReason, draft.contactReason ? undefined : 'Choose a reason.'],
    [fieldId.message, messageError(draft.message)],
  ]
  return Object.fromEntries(errors.flatMap(([id, message]) => (message ? [[id, message]] : [])))
}

/** Names from anywhere: any alphabet, but not empty. */
function fullNameError(fullName: string): string | undefined {
  const length = countVisible(fullName)
  if (length === 0) return 'Enter your full name.'
  return length === 1 ? 'Please check your full name for mistakes.' : undefined
}
