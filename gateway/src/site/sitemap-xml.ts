import { escapeHtml } from '@layover/site/markup/escape'
import type { PathsByPart } from '@layover/site/pages/sitemap-paths'

/** sitemaps.org's limit for one file. */
const MAX_PER_FILE = 50_000

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function wrapped(root: string, item: string, addresses: readonly string[]): string {
  const items = addresses.map((address) => `<${item}><loc>${escapeHtml(address)}</loc></${item}>\n`)
  return `${DECLARATION}<${root} xmlns="${NAMESPACE}">\n${items.join('')}</${root}>\n`
}

/** The files of the sitemap, keyed by path, with the index `/sitemap.xml`. A part without addresses has no file. */
export function sitemapFiles(
  paths: PathsByPart,
  origin: string,
  mostPerFile = MAX_PER_FILE,
): Map<string, string> {
  const files = new Map<string, string>()
  for (const [part, all] of Object.entries(paths)) {
    const unique = [...new Set(all)]
    for (let start = 0; start < unique.length; start += mostPerFile) {
      const addresses = unique.slice(start, start + mostPerFile).map((path) => origin + path)
      files.set(`/sitemap-${part}-${start / mostPerFile + 1}.xml`, wrapped('urlset', 'url', addresses))
    }
  }
  const parts = [...files.keys()].map((path) => origin + path)
  return files.set('/sitemap.xml', wrapped('sitemapindex', 'sitemap', parts))
}
