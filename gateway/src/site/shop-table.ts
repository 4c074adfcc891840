import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type HeaderFacts, type InlineHashes, pageHeaders } from '../http/security-headers.ts'
import { readInlineHashes } from './csp-hashes.ts'
import { cutPage } from './page-template.ts'
import type { BuiltPage, BuiltPages } from './shop-pages.ts'

/** The page for every address without a file of its own. */
const FALLBACK = '__spa-fallback.html'

const FIRST_PAGE = /^\/__first-([\w-]+)\.html$/

export interface ShopFile {
  /** Its path below the web root. */
  readonly file: string
  /** A file with a hash in its name never changes under that name. */
  readonly isImmutable: boolean
  /** The built page, where the file is one. */
  readonly page: BuiltPage | undefined
}

interface ShopTable extends BuiltPages {
  readonly byPath: ReadonlyMap<string, ShopFile>
}

/** Files that have no address: precompressed copies, and the build's hashes for this server. */
const UNSERVED = /(\.br|\.gz|^csp\.json)$/

async function listFiles(webRoot: string): Promise<string[]> {
  const entries = await readdir(webRoot, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => relative(webRoot, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** `products/item/lounge/index.html` is served at `/products/item/lounge`; `index.html` at `/`. */
function pathOf(file: string): string {
  if (!file.endsWith('.html')) return `/${file}`
  return `/${file.replace(/(^|\/)index\.html$/, '')}`
}

async function requireFolder(webRoot: string): Promise<void> {
  const found = await stat(webRoot).catch(() => undefined)
  if (!found?.isDirectory()) throw new Error(`WEB_ROOT: ${webRoot} is no folder; build the shop first`)
}

/** `__first-airport.html` → the first page of every airport; it has no address of its own. */
function takeFirstPages(byPath: Map<string, ShopFile>): Map<string, BuiltPage> {
  const found = new Map<string, BuiltPage>()
  for (const [path, { page }] of [...byPath]) {
    const kind = FIRST_PAGE.exec(path)?.[1]
    if (kind === undefined || !page) continue
    found.set(kind, page)
    byPath.delete(path)
  }
  return found
}

async function readPage(
  webRoot: string,
  file: string,
  facts: HeaderFacts,
  hashes: InlineHashes = { script: [], style: [] },
): Promise<BuiltPage> {
  const html = await readFile(join(webRoot, file), 'utf8')
  return { template: cutPage(html, file), headers: await pageHeaders(facts, hashes) }
}

/** Every file of the built shop by the address it is served at, read once at start. Throws when the build is not whole. */
export async function readShopTable(webRoot: string, facts: HeaderFacts): Promise<ShopTable> {
  await requireFolder(webRoot)
  const hashes = await readInlineHashes(webRoot)
  const byPath = new Map<string, ShopFile>()
  for (const file of (await listFiles(webRoot)).filter((name) => !UNSERVED.test(name))) {
    const page = file.endsWith('.html') ? await readPage(webRoot, file, facts, hashes[file]) : undefined
    byPath.set(pathOf(file), { file, isImmutable: file.startsWith('assets/'), page })
  }
  const fallback = byPath.get(`/${FALLBACK}`)?.page
  if (!fallback) throw new Error(`WEB_ROOT: ${webRoot} has no ${FALLBACK}; build the shop first`)
  byPath.delete(`/${FALLBACK}`)
  return { byPath, fallback, first: takeFirstPages(byPath) }
}
