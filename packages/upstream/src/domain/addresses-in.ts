/** Bounded, so that hostile text costs no time. */
const address = /[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}/g

/** The email addresses in a text, in small letters, without the quotes and dots around them. */
export function addressesIn(text: string): Set<string> {
  const found = text.toLowerCase().match(address) ?? []
  return new Set(found.map((each) => each.replace(/^[^a-z0-9]+|-+$/g, '')))
}
