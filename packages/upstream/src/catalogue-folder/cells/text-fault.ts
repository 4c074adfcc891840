import { countVisible } from '@layover/rules/visible-text'
import { shown } from './fault.ts'

/** Control characters and marks of writing direction; a text of several lines may have line ends. */
const STEERING = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/u
const HTML = /<\/?[a-z!?]/i
/** What a spreadsheet takes for a formula where a cell begins with it. */
const FORMULA = /^[=+\-@]/

/** Most texts: nothing in them can steer, and a letter or a digit is seen. It is looked for first, since it is fast. */
const PLAIN = /^[ -~]*[A-Za-z0-9][ -~]*$/

/** Why a text of one line cannot be shown or kept in a table (P571); undefined where it can. */
export function lineFault(text: string): string | undefined {
  if (FORMULA.test(text)) return `begins with '${text.charAt(0)}', which a spreadsheet takes for a formula`
  if (PLAIN.test(text) && !text.includes('<')) return undefined
  return signFault(text) ?? (countVisible(text) === 0 ? `has nothing to see: ${shown(text)}` : undefined)
}

/** Why a line of Markdown cannot be shown (P240, P571); undefined where it can. */
export function signFault(line: string): string | undefined {
  const sign = STEERING.exec(line.replaceAll('\t', ' '))?.[0]
  if (sign !== undefined)
    return `has a character that controls a screen or the direction of writing: ${shown(sign)}`
  const tag = HTML.exec(line)
  return tag === null ? undefined : `has HTML, which is never rendered: ${shown(line.slice(tag.index))}`
}
