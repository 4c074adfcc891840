import type { Input } from '@layover/api-client'
import { countVisible } from '@layover/rules/visible-text'
import {
  type ContactDetails,
  contactFieldId,
  NO_CONTACT_DETAILS,
  sentContactDetails,
} from '../../contact-details/contact-details.ts'
import { sentText } from '../../customer-service/message.ts'

type ContactCall = Extract<Input<'customer.serviceCreate'>, { kind: 'contact' }>
type Region = ContactCall['region']
type Service = ContactCall['service']
type Reason = ContactCall['contactReason']

/** The choices of the form (P215 to P217). */
export const REGIONS: readonly Region[] = [
  'Asia Pacific',
  'Africa',
  'America',
  'Europe',
  'Middle East',
  'Others',
]
export const SERVICES: readonly Service[] = [
  'Lounge - Walk-in',
  'Lounge - Pre-booking',
  'Fast track',
  'Others',
]
export const REASONS: readonly Reason[] = ['Cancellation', 'Refund', 'Amendments', 'Entitlement', 'Other']

export const FULL_NAME_MAX_LENGTH = 100
export const REFERENCE_MAX_LENGTH = 64

/** The contact form as typed (P214). A missing choice is empty. */
export type ContactDraft = ContactDetails & {
  readonly fullName: string
  readonly region: Region | ''
  readonly service: Service | ''
  readonly contactReason: Reason | ''
  readonly bookingReference: string
  readonly membershipNumber: string
  readonly message: string
}

export const EMPTY_CONTACT: ContactDraft = {
  ...NO_CONTACT_DETAILS,
  fullName: '',
  region: '',
  service: '',
  contactReason: '',
  bookingReference: '',
  membershipNumber: '',
  message: '',
}

/** The ids of the form's controls. */
export const fieldId = {
  ...contactFieldId,
  fullName: 'full-name',
  region: 'region',
  service: 'service',
  contactReason: 'contact-reason',
  bookingReference: 'booking-reference',
  membershipNumber: 'membership-number',
  message: 'message',
} as const

/** The request's body; undefined while a choice is missing. Empty optional fields are left out. */
export function contactCall(draft: ContactDraft): ContactCall | undefined {
  const { region, service, contactReason } = draft
  if (!region || !service || !contactReason) return undefined
  const bookingReference = sentText(draft.bookingReference)
  const membershipNumber = sentText(draft.membershipNumber)
  return {
    kind: 'contact',
    fullName: sentText(draft.fullName),
    ...sentContactDetails(draft),
    region,
    service,
    contactReason,
    ...(countVisible(bookingReference) > 0 && { bookingReference }),
    ...(countVisible(membershipNumber) > 0 && { membershipNumber }),
    message: sentText(draft.message),
  }
}
