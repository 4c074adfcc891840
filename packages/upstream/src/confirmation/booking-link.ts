/** Replaced in the configured address by the order's reference and by the key that opens it. */
const REFERENCE = '{reference}'
const KEY = '{key}'

/** Whether a text is an address in which reference and key have their place, the key in the fragment, where no log sees it. */
export function isBookingLink(text: string): boolean {
  const [address = '', fragment = ''] = text.split('#', 2)
  return (
    URL.canParse(text) && /^https?:\/\//.test(text) && address.includes(REFERENCE) && fragment.includes(KEY)
  )
}

/** The address at which the shop shows a paid order. */
export function bookingLink(template: string, reference: string, key: string): string {
  return template
    .replace(REFERENCE, () => encodeURIComponent(reference))
    .replace(KEY, () => encodeURIComponent(key))
}
