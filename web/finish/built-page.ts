import { type HTMLElement, NodeType, parse } from 'node-html-parser'

/** A built page as elements. */
export type BuiltPage = HTMLElement

/** Everything stays as the router wrote it: React's comments, scripts and styles included. */
const OPTIONS = { comment: true, blockTextElements: { script: true, style: true, pre: true } }

export function parsePage(html: string): BuiltPage {
  return parse(html, OPTIONS)
}

/** The element that a page has exactly one of. */
export function onlyElement(page: BuiltPage, selector: string): HTMLElement {
  const [element, ...others] = page.querySelectorAll(selector)
  if (!element || others.length > 0)
    throw new Error(`The page has ${others.length + (element ? 1 : 0)} of ${selector} instead of one.`)
  return element
}

/** What the elements that match a selector point at, in the order of the page. */
export function hrefsOf(page: BuiltPage, selector: string): string[] {
  return page.querySelectorAll(selector).map((element) => element.getAttribute('href') ?? '')
}

/** Every attribute of every element, as pairs of name and value. */
export function attributesOf(page: BuiltPage): [name: string, value: string][] {
  return page.querySelectorAll('*').flatMap((element) => Object.entries(element.attributes))
}

/** The text of an element that holds text alone, such as a script. */
export function rawTextOf(element: HTMLElement): string {
  return element.childNodes.map((node) => (node.nodeType === NodeType.TEXT_NODE ? node.rawText : '')).join('')
}
