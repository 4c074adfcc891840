/** A built page, cut at the places that the build left in it: `[[name]]`. */
export interface PageTemplate {
  readonly start: string
  /** Names of places, each with the text after it. */
  readonly places: readonly (readonly [name: string, after: string])[]
}

/** The places that every page has. A page that the build wrote for one address has no place for a title. */
const ALWAYS = ['address', 'data']

/** Cuts a page of the build. Throws when it has no place for a head. */
export function cutPage(html: string, file: string): PageTemplate {
  // Every second part of such a split is a name.
  const [start = '', ...rest] = html.split(/\[\[(\w+)\]\]/)
  const places = rest.flatMap((part, index) =>
    index % 2 === 0 ? [[part, rest[index + 1] ?? ''] as const] : [],
  )
  const missing = ALWAYS.find((name) => !places.some(([place]) => place === name))
  if (missing) throw new Error(`${file} has no place for ${missing} in its head; build the shop again`)
  return { start, places }
}

/** The page with HTML in its places; a place without any stays empty. */
export function fill({ start, places }: PageTemplate, html: Readonly<Record<string, string>>): string {
  return start + places.map(([name, after]) => (html[name] ?? '') + after).join('')
}
