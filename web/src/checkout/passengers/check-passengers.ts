import { checkFirstName, checkLastName } from '@layover/rules/passenger-name'
import { repeatedPassengers, UNIQUE_PASSENGERS_MESSAGE } from '@layover/rules/unique-passengers'
import type { Verdict } from '@layover/rules/verdict'
import { checkContactDetails } from '../../contact-details/check-contact-details.ts'
import type { FieldErrors } from '../../ui/form/use-visible-errors.ts'
import { furtherPassengers, type PassengerDraft } from './passenger-draft.ts'
import { fieldId } from './passenger-field-ids.ts'

/**
 * The errors of a party of `count`, keyed by field, in the order of the form (P87 to P94). The rule for mobile numbers takes
 * a moment; `isMobileRefused` is its result, and until then a number counts as right.
 */
export function checkPassengers(draft: PassengerDraft, count: number, isMobileRefused = false): FieldErrors {
  const { lead } = draft
  const people = [lead, ...furtherPassengers(draft, count)]
  const repeated = new Set(repeatedPassengers(people))
  const errors: [string, string | undefined][] = people.flatMap((person, index) => {
    const last = messageOf(checkLastName(person.lastName))
    const names: [string, string | undefined][] = [
      [fieldId.firstName(index + 1), messageOf(checkFirstName(person.firstName))],
      [fieldId.lastName(index + 1), last ?? (repeated.has(index) ? UNIQUE_PASSENGERS_MESSAGE : undefined)],
    ]
    if (index > 0) return names
    return [...names, ...Object.entries(checkContactDetails(lead, { isMobileRefused }))]
  })
  return Object.fromEntries(errors.flatMap(([id, message]) => (message === undefined ? [] : [[id, message]])))
}

/** Whether the form may be left: no errors, and the mobile number, if there is one, accepted. */
export function arePassengersComplete(draft: PassengerDraft, count: number): boolean {
  const isMobileOpen = draft.lead.mobile !== '' && draft.lead.checkedMobile === ''
  return !isMobileOpen && Object.keys(checkPassengers(draft, count)).length === 0
}

function messageOf(verdict: Verdict<unknown>): string | undefined {
  return verdict.ok ? undefined : verdict.message
}
