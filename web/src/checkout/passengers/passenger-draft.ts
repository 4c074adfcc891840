import type { Lead, Passenger } from '@layover/api-client'
import {
  type ContactDetails,
  contactFieldId,
  NO_CONTACT_DETAILS,
  sentContactDetails,
} from '../../contact-details/contact-details.ts'
import { isObject } from '../../session/json.ts'
import type { SummaryRow } from '../journey/journey.ts'
import { fieldId } from './passenger-field-ids.ts'

/** The buyer and the other passengers, as typed. `others` may hold more than the current party: nothing is deleted. */
export type PassengerDraft = {
  readonly lead: LeadDraft
  readonly others: readonly Passenger[]
}

export type LeadDraft = Passenger & ContactDetails

export const NO_NAMES: Passenger = { firstName: '', lastName: '' }

export const NO_PASSENGERS: PassengerDraft = {
  lead: { ...NO_NAMES, ...NO_CONTACT_DETAILS },
  others: [],
}

const MAX_OTHERS = 98

/** The further passengers of a party of this size; missing names are empty. */
export function furtherPassengers({ others }: PassengerDraft, count: number): readonly Passenger[] {
  return Array.from({ length: count - 1 }, (_, index) => others[index] ?? NO_NAMES)
}

/** Reads passengers from the stored draft; a part without the right shape is empty. */
export function restorePassengers(stored: Record<string, unknown>): PassengerDraft {
  const lead = isObject(stored.lead) ? stored.lead : {}
  const others = Array.isArray(stored.others) ? stored.others.slice(0, MAX_OTHERS) : []
  const empty = NO_PASSENGERS.lead
  return {
    lead: {
      ...restoreNames(lead),
      email: text(lead.email),
      confirmEmail: text(lead.confirmEmail),
      telAbbr: text(lead.telAbbr) || empty.telAbbr,
      telCountry: text(lead.telCountry ?? empty.telCountry),
      mobile: text(lead.mobile),
      checkedMobile: text(lead.checkedMobile),
    },
    others: others.map(restoreNames),
  }
}

function restoreNames(stored: unknown): Passenger {
  return isObject(stored) ? { firstName: text(stored.firstName), lastName: text(stored.lastName) } : NO_NAMES
}

/** Longer than any field of the form allows, and short enough for stored text to stay harmless. */
const LONGEST_TEXT = 320

function text(value: unknown): string {
  return typeof value === 'string' && value.length <= LONGEST_TEXT ? value : ''
}

/** The passengers in an order's body: names trimmed and composed, the mobile only when there is one. */
export function orderPassengers(
  draft: PassengerDraft,
  count: number,
): { lead: Lead; passengers: Passenger[] } {
  return {
    lead: { ...sentNames(draft.lead), ...sentContactDetails(draft.lead) },
    passengers: furtherPassengers(draft, count).map(sentNames),
  }
}

function sentNames({ firstName, lastName }: Passenger): Passenger {
  return { firstName: firstName.trim().normalize('NFC'), lastName: lastName.trim().normalize('NFC') }
}

/** The review's rows. */
export function passengerRows(draft: PassengerDraft, count: number): SummaryRow[] {
  const { lead } = draft
  const name = (person: Passenger) => `${person.firstName} ${person.lastName}`.trim()
  return [
    { label: 'Lead passenger', value: name(lead), fieldId: fieldId.firstName(1) },
    { label: 'Email', value: lead.email.trim(), fieldId: contactFieldId.email },
    ...(lead.mobile
      ? [
          {
            label: 'Mobile',
            value: `+${lead.telAbbr} ${lead.checkedMobile}`,
            fieldId: contactFieldId.mobile,
          },
        ]
      : []),
    ...furtherPassengers(draft, count).map((person, index) => ({
      label: `Passenger ${index + 2}`,
      value: name(person),
      fieldId: fieldId.firstName(index + 2),
    })),
  ]
}
