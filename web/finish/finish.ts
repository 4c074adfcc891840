/**
 * What happens to the built shop before it is served, in this order: pages that are begun before any script runs are made
 * of the fallback, pages are made to paint first, their inline parts are hashed for the content policy, the addresses of
 * all pages are listed, copies are compressed, sizes are held against the budgets.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { matchPath } from 'react-router'
import { pageAddresses, pageOf } from './addresses.ts'
import { type Budgets, measure, parseManifest, type RouterManifest } from './budgets.ts'
import { filesEnding, readClientFile, writeClientFile } from './client-files.ts'
import { compressBeside } from './compress.ts'
import { inlineHashes } from './content-policy.ts'
import { FIRST_PAGES, firstPage } from './first-pages.tsx'
import { paintFirst, preloadedBy } from './first-paint.ts'

const web = fileURLToPath(new URL('..', import.meta.url))
const client = join(web, 'dist/client')
const FALLBACK = '__spa-fallback.html'

/** Writes the pages that are begun before any script runs, from the fallback: `__first-airport.html`. */
function writeFirstPages({ routes }: RouterManifest): void {
  const fallback = readClientFile(client, FALLBACK)
  for (const page of FIRST_PAGES) {
    const route = routes[page.route]
    if (!route) throw new Error(`The build has no ${page.route}.`)
    writeClientFile(client, `__first-${page.kind}.html`, firstPage(fallback, page, route))
  }
}

/** Edits every page and writes the policy's hashes: `{ "index.html": { "script": […], "style": […] } }`. */
function finishPages(): void {
  const policy = Object.fromEntries(
    filesEnding(client, '.html').map((file) => {
      const html = paintFirst(readClientFile(client, file), (address) => readClientFile(client, address))
      writeClientFile(client, file, html)
      return [file, inlineHashes(file, html)]
    }),
  )
  writeClientFile(client, 'csp.json', `${JSON.stringify(policy, null, 2)}\n`)
}

function compressFiles(): void {
  for (const file of filesEnding(client, '.html', '.js', '.css', '.svg', '.txt'))
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

/** What travels: the compressed copy where there is one. */
function bytesOf(address: string): number {
  const path = join(client, address)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

/** Prints every measure and fails the build when one is over its budget. */
function holdBudgets(manifest: RouterManifest): void {
  const budgets = JSON.parse(readFileSync(join(web, 'budgets.json'), 'utf8')) as Budgets
  const sizes = measure(
    manifest,
    {
      pageOf: builtPage,
      preloaded: preloadedBy(readClientFile(client, FALLBACK)),
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
writeFirstPages(manifest)
finishPages()
const pages = filesEnding(client, '.html').flatMap((file) => pageOf(file) ?? [])
writeClientFile(client, 'addresses.json', `${JSON.stringify(pageAddresses(manifest, pages), null, 2)}\n`)
compressFiles()
holdBudgets(manifest)
