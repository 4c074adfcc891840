import { createHash } from 'node:crypto'
import { attributesOf, type BuiltPage, parsePage, rawTextOf } from './built-page.ts'

/** Sources of a Content-Security-Policy, one per inline element: 'sha256-…' without quotes. */
export type InlineHashes = { script: string[]; style: string[] }

/**
 * The hashes that let a page's own inline scripts and styles run under a policy without 'unsafe-inline'.
 * Refuses style attributes and event attributes, which no hash can allow.
 */
export function inlineHashes(file: string, html: string): InlineHashes {
  const page = parsePage(html)
  const refused = attributesOf(page).find(([name]) => name === 'style' || name.startsWith('on'))
  if (refused) throw new Error(`${file}: the content policy forbids ${refused[0]}="${refused[1]}"`)
  return { script: hashesOf(page, 'script:not([src])'), style: hashesOf(page, 'style') }
}

function hashesOf(page: BuiltPage, selector: string): string[] {
  const hashes = page
    .querySelectorAll(selector)
    .map((element) => `sha256-${createHash('sha256').update(rawTextOf(element)).digest('base64')}`)
  return [...new Set(hashes)]
}
