import { TextNode } from 'node-html-parser'
import { type BuiltPage, hrefsOf, onlyElement, rawTextOf } from './built-page.ts'
import type { Start } from './start-script.ts'

/** A script with more characters takes a slow phone tens of milliseconds to run. */
const LARGE_SCRIPT = 20_000

/**
 * Edits a built page so that it paints before any of its JavaScript is fetched: style sheets move into the page (the link
 * stays, disabled and so never fetched, because React looks for it), the preloads go, and the app starts once the first frame shows.
 * `readFile` returns the text behind an address of the page.
 */
export function paintFirst(page: BuiltPage, start: Start, readFile: (address: string) => string): void {
  const inside = new Set<string>()
  for (const link of page.querySelectorAll('link[rel=stylesheet]')) {
    // The router ends the address of one that a lazy part needs too with `#`.
    const address = link.getAttribute('href')?.replace(/#$/, '') ?? ''
    // With one twice, Chromium lays out the whole page at each frame of a placeholder.
    if (inside.has(address))
      throw new Error(`Two routes of a page load ${address}, so it would hold it twice.`)
    inside.add(address)
    const css = readFile(address).trim()
    if (css.includes('</style')) throw new Error(`${address} would end its own style element.`)
    link.insertAdjacentHTML('beforebegin', `<style>${css}</style>`)
    link.setAttribute('disabled', '')
  }
  const script = onlyElement(page, 'script[type=module]')
  const missing = start.modules.find((address) => !rawTextOf(script).includes(`"${address}"`))
  if (missing) throw new Error(`The router does not start the page with ${missing}.`)
  const preloads = hrefsOf(page, 'link[rel=modulepreload]')
  for (const link of page.querySelectorAll('link[rel=modulepreload]')) link.remove()
  script.removeAttribute('async')
  const large = preloads.filter((address) => readFile(address).length > LARGE_SCRIPT)
  script.set_content([new TextNode(start.write(preloads, large), script)])
}
