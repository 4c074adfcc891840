/** One matcher of a Pact file. */
export type Matcher = Readonly<Record<string, string | number>>

const TYPE: Matcher = { match: 'type' }

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}

/** Pact's engines match a whole text, where a JSON schema is content with a part of it. */
function whole(pattern: string): string {
  const open = pattern.startsWith('^') ? '' : '.*'
  const close = pattern.endsWith('$') ? '' : '.*'
  return `${open}${pattern}${close}`
}

/** A text of this pattern. The type stands beside it, since Pact would match a number's digits too. */
export function textLike(pattern: string): Matcher[] {
  return [TYPE, { match: 'regex', regex: whole(pattern) }]
}

export function oneOfTexts(texts: readonly string[]): Matcher[] {
  return textLike(`^(${texts.map(escaped).join('|')})$`)
}

/** Any text but these, without looking ahead, which not every engine can. */
export function noneOfTexts(texts: readonly string[]): Matcher[] {
  return textLike(`^(${otherThan(texts)})$`)
}

function otherThan(texts: readonly string[]): string {
  const starts = [...new Set(texts.map((text) => text.charAt(0)))].filter((start) => start !== '')
  const ways = starts.map((start) => {
    const rests = texts.filter((text) => text.startsWith(start)).map((text) => text.slice(1))
    return `${escaped(start)}(${otherThan(rests)})${rests.includes('') ? '' : '?'}`
  })
  const elsewhere = starts.length > 0 ? `[^${starts.map(escaped).join('')}].*` : '.+'
  return [elsewhere, ...ways].join('|')
}

/** The rule of a schema for a text, as far as Pact can express it: its pattern, or any text. */
export function textRules(schema: { readonly pattern?: string; readonly minLength?: number }): Matcher[] {
  if (schema.pattern !== undefined) return textLike(schema.pattern)
  return (schema.minLength ?? 0) > 0 ? [TYPE, { match: 'notEmpty' }] : [TYPE]
}
