import { typedMobile } from '@layover/rules/phone'
import { type ContactDraft, fieldId, REASONS, REGIONS, SERVICES } from './contact-draft.ts'

const TEXTS = [
  'fullName',
  'email',
  'confirmEmail',
  'bookingReference',
  'membershipNumber',
  'message',
] as const

const CHOICES = { region: REGIONS, service: SERVICES, contactReason: REASONS } as const

/** Values typed, filled in or chosen before hydration: the fields hold them, but no event reported them. */
export function typedBefore(): Partial<ContactDraft> {
  const found = TEXTS.map((name) => [name, typedIn(fieldId[name])] as const)
  const mobile = typedMobile(typedIn(fieldId.mobile))
  return {
    ...Object.fromEntries(found.filter(([, value]) => value !== '')),
    ...chosenBefore(),
    ...(mobile && { mobile }),
  }
}

function chosenBefore(): Partial<ContactDraft> {
  const names = Object.keys(CHOICES) as (keyof typeof CHOICES)[]
  const found = names.map((name) => {
    const list = document.getElementById(fieldId[name])
    const isList = list instanceof HTMLSelectElement
    return [name, isList && CHOICES[name].find((choice) => choice === list.value)] as const
  })
  return Object.fromEntries(found.filter(([, choice]) => choice))
}

function typedIn(id: string): string {
  const field = document.getElementById(id)
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isText ? field.value : ''
}
