import { type ContactDraft, REASONS, REFERENCE_MAX_LENGTH, SERVICES } from './contact-draft.ts'

/**
 * Fields that a link may fill in: `/contact-us?reference=…&membership=…&service=…&reason=…`. An address carries
 * nothing about the visitor, and a value that is no option is ignored.
 */
export function prefill(search: URLSearchParams): Partial<ContactDraft> {
  const bookingReference = textOf(search, 'reference')
  const membershipNumber = textOf(search, 'membership')
  const service = optionOf(SERVICES, search.get('service'))
  const contactReason = optionOf(REASONS, search.get('reason'))
  return {
    ...(bookingReference && { bookingReference }),
    ...(membershipNumber && { membershipNumber }),
    ...(service && { service }),
    ...(contactReason && { contactReason }),
  }
}

function textOf(search: URLSearchParams, name: string): string {
  return (search.get(name) ?? '').trim().slice(0, REFERENCE_MAX_LENGTH)
}

function optionOf<Option extends string>(
  options: readonly Option[],
  text: string | null,
): Option | undefined {
  return options.find((option) => option.toLowerCase() === text?.trim().toLowerCase())
}
