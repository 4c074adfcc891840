/** A built page, cut at the places where something is put in. */
export interface PageTemplate {
  readonly beforeTitle: string
  readonly afterTitle: string
  readonly afterHead: string
}

/** What is put in, as HTML. */
export interface PageParts {
  readonly title: string
  readonly data: string
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
    afterHead: html.slice(headEnd),
  }
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
  const { beforeTitle, afterTitle, afterHead } = cut(html, file)
  const own = TITLE.exec(html)?.[0] ?? ''
  return { beforeTitle: beforeTitle + own, afterTitle, afterHead }
}

export function fill(template: PageTemplate, { title, data }: PageParts): string {
  const { beforeTitle, afterTitle, afterHead } = template
  return beforeTitle + title + afterTitle + data + afterHead
}
