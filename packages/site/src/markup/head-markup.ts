import { type PageHead, SHOP_NAME, wholeTitle } from '../heads/head.ts'
import type { LinkedData } from '../linked-data/linked-data.ts'
import { SHARE_IMAGE } from '../linked-data/product-data.ts'
import { escapeHtml, jsonForScript } from './escape.ts'

/** Marks the elements that the shop removes once it has its own. */
const FIRST = 'data-first=""'

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" ${FIRST}/>`
}

function canonical(origin: string, path: string): string {
  return `<link rel="canonical" href="${escapeHtml(origin + path)}" ${FIRST}/>`
}

/** Open Graph and card: the picture and the words of a shared link. */
function sharing({ title, description, canonicalPath }: PageHead, origin: string): string {
  return [
    meta('property', 'og:site_name', SHOP_NAME),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title ?? wholeTitle(undefined)),
    description && meta('property', 'og:description', description),
    canonicalPath && meta('property', 'og:url', origin + canonicalPath),
    meta('property', 'og:image', origin + SHARE_IMAGE.path),
    meta('property', 'og:image:width', String(SHARE_IMAGE.width)),
    meta('property', 'og:image:height', String(SHARE_IMAGE.height)),
    meta('property', 'og:image:alt', `${SHOP_NAME}: an aircraft at dusk, behind a window`),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
    .filter(Boolean)
    .join('')
}

/** Title, description and robots, in the same words as the shop writes them later. */
export function titleMarkup({ title, description, isUnlisted }: PageHead): string {
  return [
    `<title ${FIRST}>${escapeHtml(wholeTitle(title))}</title>`,
    description && meta('name', 'description', description),
    isUnlisted && meta('name', 'robots', 'noindex'),
  ]
    .filter(Boolean)
    .join('')
}

/** The elements that hold the shop's public address. A page that is not listed is not shared either. */
export function addressMarkup(head: PageHead, origin: string): string {
  const link = head.canonicalPath ? canonical(origin, head.canonicalPath) : ''
  return head.isUnlisted ? link : link + sharing(head, origin)
}

/** JSON-LD, which no browser runs: the content policy needs no hash of it. */
export function dataMarkup(data: readonly LinkedData[]): string {
  return data
    .map((each) => `<script type="application/ld+json" ${FIRST}>${jsonForScript(each)}</script>`)
    .join('')
}
