/** One line; the name of another page before it links there. */
export interface PlainLine {
  readonly text: string
  readonly page?: { readonly name: string; readonly path: string }
}

interface PlainSection {
  readonly title: string
  readonly lines: readonly PlainLine[]
}

/** What a visitor without scripts reads of a page (P469). All of it is text; the markup escapes it. */
export interface PlainPage {
  readonly sections: readonly PlainSection[]
}

/** A section of the texts that are not empty. */
export function sectionOf(title: string, ...texts: readonly (string | undefined)[]): PlainSection {
  return { title, lines: texts.flatMap((text) => (text ? [{ text }] : [])) }
}

/** A page of the sections that say something. */
export function plainPage(...sections: readonly PlainSection[]): PlainPage {
  return { sections: sections.filter(({ lines }) => lines.length > 0) }
}
