/**
 * Finishes the built shop, in this order: makes the pages that have a heading before any script runs of the fallback, adds the
 * message for old browsers, lets every page paint first, hashes inline parts for the content policy, writes the service
 * worker, holds scripts and styles to the floor, compresses copies, holds sizes against the budgets.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { matchPath } from 'react-router'
import { type Budgets, measure } from './budgets.ts'
import { type BuiltPage, hrefsOf, parsePage, rawTextOf } from './built-page.ts'
import { filesEnding, readClientFile, writeClientFile } from './client-files.ts'
import { compressBeside } from './compress.ts'
import { inlineHashes } from './content-policy.ts'
import { FIRST_PAGES, firstPage } from './first-pages.tsx'
import { paintFirst } from './first-paint.ts'
import { type BuiltCode, holdFloor } from './floor/hold-floor.ts'
import { leavePlaces } from './head-places.ts'
import { warnOldBrowsers } from './old-browser/old-browser.ts'
import { pageOf } from './page-of.ts'
import { chainOf, parseManifest, type RouterManifest, routesAt } from './router-manifest.ts'
import { startOf } from './start-script.ts'
import { shellOf, writeWorker } from './worker.ts'

const web = fileURLToPath(new URL('..', import.meta.url))
const client = join(web, 'dist/client')
const FALLBACK = '__spa-fallback.html'

/** Every page by its file, with the routes that it starts with; the first pages are `__first-airport.html` and so on. */
function* builtPages(
  manifest: RouterManifest,
): Iterable<[file: string, page: BuiltPage, routeIds: string[]]> {
  for (const file of filesEnding(client, '.html')) {
    const path = pageOf(file)
    const routeIds = path === undefined ? ['root'] : routesAt(manifest, path)
    yield [file, parsePage(readClientFile(client, file)), routeIds]
  }
  const fallback = readClientFile(client, FALLBACK)
  for (const first of FIRST_PAGES) {
    const [, ...routes] = chainOf(manifest, first.route)
    if (routes.length === 0) throw new Error(`The build has no ${first.route}.`)
    yield [`__first-${first.kind}.html`, firstPage(fallback, first, routes), ['root']]
  }
}

/**
 * Edits every page and writes the policy's hashes: `{ "index.html": { "script": […], "style": […] } }`. Returns the name of
 * the worker's shell, a copy of the fallback page.
 */
function finishPages(manifest: RouterManifest): string {
  const policy = [...builtPages(manifest)].map(([file, page, routeIds]) => {
    warnOldBrowsers(page)
    leavePlaces(page, pageOf(file) !== undefined)
    paintFirst(page, startOf(manifest, routeIds), (address) => readClientFile(client, address))
    const html = page.toString()
    writeClientFile(client, file, html)
    return [file, inlineHashes(file, html)] as const
  })
  const html = readClientFile(client, FALLBACK)
  const shell = shellOf(html)
  writeClientFile(client, shell, html)
  policy.push([shell, inlineHashes(shell, html)])
  writeClientFile(client, 'csp.json', `${JSON.stringify(Object.fromEntries(policy), null, 2)}\n`)
  return shell
}

/** Every script and style sheet of the shop, those inside the page of most addresses too. */
function* builtCode(): Iterable<BuiltCode> {
  for (const name of filesEnding(client, '.js', '.css'))
    yield { name, kind: name.endsWith('.js') ? 'script' : 'style', text: readClientFile(client, name) }
  for (const element of parsePage(readClientFile(client, FALLBACK)).querySelectorAll('script:not([src])'))
    yield { name: FALLBACK, kind: 'script', text: rawTextOf(element) }
}

function compressFiles(): void {
  for (const file of filesEnding(client, '.html', '.js', '.css', '.svg', '.txt', '.webmanifest'))
    compressBeside(join(client, file))
}

function readManifest(): RouterManifest {
  const file = filesEnding(client, '.js').find((name) => name.startsWith('assets/manifest-'))
  if (!file) throw new Error('The build wrote no manifest.')
  return parseManifest(readClientFile(client, file))
}

/** The file that a route's address gets: the first page built for it, else the fallback. */
function builtPage(path = ''): string {
  return filesEnding(client, '.html').find((file) => matchPath(`/${path}`, pageOf(file) ?? '')) ?? FALLBACK
}

/** The size of what is sent: the compressed copy where there is one. */
function bytesOf(address: string): number {
  const path = join(client, address.replace(/#$/, ''))
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

/** Prints every measure and fails the build when one is over its budget. */
function holdBudgets(manifest: RouterManifest): void {
  const budgets = JSON.parse(readFileSync(join(web, 'budgets.json'), 'utf8')) as Budgets
  const sizes = measure(
    manifest,
    {
      pageOf: builtPage,
      preloaded: hrefsOf(parsePage(readClientFile(client, FALLBACK)), 'link[rel=preload]'),
      bytesOf,
    },
    budgets,
  )
  for (const { name, kb, budgetKb } of sizes)
    console.log(`${kb.toFixed(1).padStart(6)} of ${budgetKb} kB  ${name}`)
  const over = sizes.filter(({ kb, budgetKb }) => kb > budgetKb)
  if (over.length > 0) throw new Error(`Over budget: ${over.map(({ name }) => name).join(', ')}`)
}

const manifest = readManifest()
await writeWorker(client, finishPages(manifest))
await holdFloor(builtCode())
compressFiles()
holdBudgets(manifest)
