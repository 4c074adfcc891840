import type { Facts } from '@layover/site/pages/page'

/** A built page, cut at the places that the build left in it: `[[name]]`, or `[[#name]]…[[/name]]` for each item of a list. */
export interface PageTemplate {
  readonly start: string
  readonly places: readonly Place[]
}

interface Place {
  readonly name: string
  /** The text of one item, for a list. */
  readonly each?: PageTemplate
  readonly after: string
}

/** The places that every page has. A page that the build wrote for one address has no place for a title. */
const ALWAYS = ['address', 'data']

/** Cuts a page of the build. Throws when it has no place for a head. */
export function cutPage(html: string, file: string): PageTemplate {
  // Every second part of such a split is a mark.
  const template = cut(html.split(/\[\[([#/]?\w+)\]\]/))
  const missing = ALWAYS.find((name) => !template.places.some((place) => place.name === name))
  if (missing) throw new Error(`${file} has no place for ${missing} in its head; build the shop again`)
  return template
}

/** Takes the parts of a page, or of a list up to its end. */
function cut(parts: string[], list?: string): PageTemplate {
  const start = parts.shift() ?? ''
  const places: Place[] = []
  for (let mark = parts.shift(); mark !== undefined && mark !== list; mark = parts.shift()) {
    const each = mark.startsWith('#') ? cut(parts, mark.replace('#', '/')) : undefined
    places.push({ name: mark.replace('#', ''), ...(each && { each }), after: parts.shift() ?? '' })
  }
  return { start, places }
}

/** The page with HTML in its places; a place without any stays empty. */
export function fill({ start, places }: PageTemplate, html: Facts): string {
  return start + places.map(({ name, each, after }) => textOf(html[name], each) + after).join('')
}

function textOf(value: Facts[string] = '', each: PageTemplate | undefined): string {
  if (typeof value === 'string') return value
  return each ? value.map((item) => fill(each, item)).join('') : ''
}
