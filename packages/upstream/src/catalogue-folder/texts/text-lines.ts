import type { Tell } from '../cells/fault.ts'
import { signFault } from '../cells/text-fault.ts'

/** The lines of a Markdown file, whichever line ends it has. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/)
}

const IMAGE_OR_CODE = /!\[|^\s*(```|~~~)/
/** As the shop reads links, and those with brackets in the address, which it shows as plain text. */
const LINK = /\[[^[\]]+\]\(((?:[^()\s]|\([^()\s]*\))+)\)/g
const SHOWN_LINK = /^(\/(?![/\\])|https:\/\/|mailto:)[^()]*$/

/** Tells what the shop would not show as it is meant: HTML, pictures, blocks of code, other links, steering characters. */
export function checkMarkdown(file: string, lines: readonly string[], tell: Tell): void {
  for (const [index, text] of lines.entries()) {
    const line = index + 1
    const fault = signFault(text)
    if (fault !== undefined) tell({ file, line, message: fault })
    if (IMAGE_OR_CODE.test(text))
      tell({ file, line, message: 'has a picture or a block of code, which the shop does not show' })
    for (const [, target = ''] of text.matchAll(LINK))
      if (!SHOWN_LINK.test(target))
        tell({
          file,
          line,
          message: `has a link to ${target}; expected a path, https: or mailto:, no brackets`,
        })
  }
}
