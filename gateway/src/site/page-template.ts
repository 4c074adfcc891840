import { escapeHtml } from '@layover/site/markup/escape'

/** A built page, cut at the places where something is put in. */
export interface PageTemplate {
  readonly beforeTitle: string
  readonly afterTitle: string
  readonly afterHead: string
  /** Names of facts in the body, each with the text after it. */
  readonly places: readonly (readonly [name: string, after: string])[]
}

/** What is put in, as HTML. */
export interface PageParts {
  readonly title: string
  readonly data: string
  readonly facts: Readonly<Record<string, string>>
}

const TITLE = /<title[^>]*>[^<]*<\/title>/
const HEAD_END = '</head>'

function cut(html: string, file: string): PageTemplate {
  const title = TITLE.exec(html)
  const headEnd = html.indexOf(HEAD_END)
  if (!title || headEnd < title.index)
    throw new Error(`${file} has no title in its head; build the shop anew`)
  return {
    beforeTitle: html.slice(0, title.index),
    afterTitle: html.slice(title.index + title[0].length, headEnd),
    ...cutBody(html.slice(headEnd)),
  }
}

/** Every second part of such a split is a name. */
function cutBody(body: string): Pick<PageTemplate, 'afterHead' | 'places'> {
  const [afterHead = '', ...rest] = body.split(/\[\[(\w+)\]\]/)
  const places = rest.flatMap((part, index) =>
    index % 2 === 0 ? [[part, rest[index + 1] ?? ''] as const] : [],
  )
  return { afterHead, places }
}

/**
 * The fallback page without its title: every address gets one of its own there. What describes other elements of the page
 * goes to the end of the head, after the scripts that the shop expects to find first. Throws when the page has no title.
 */
export function cutFallback(html: string, file: string): PageTemplate {
  return cut(html, file)
}

/** A page that the build has written for one address: its own title stays. */
export function cutWritten(html: string, file: string): PageTemplate {
  const parts = cut(html, file)
  const own = TITLE.exec(html)?.[0] ?? ''
  return { ...parts, beforeTitle: parts.beforeTitle + own }
}

export function fill(template: PageTemplate, { title, data, facts }: PageParts): string {
  const { beforeTitle, afterTitle, afterHead, places } = template
  const body = places.map(([name, after]) => escapeHtml(facts[name] ?? '') + after)
  return beforeTitle + title + afterTitle + data + afterHead + body.join('')
}
