/** `pnpm reference`: a page for each document of the contract, with Redoc inside. It prints where they are. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { referencePage } from './page.ts'

const PAGES = {
  'reference.html': '../openapi.json',
  'upstream-reference.html': '../upstream-openapi.json',
}

const read = (file: string | URL) => readFileSync(file, 'utf8')
const bundle = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js')
const redoc = { program: read(bundle), licences: read(`${bundle}.LICENSE.txt`) }
const folder = new URL('../dist/', import.meta.url)

mkdirSync(folder, { recursive: true })
for (const [page, document] of Object.entries(PAGES)) {
  const target = new URL(page, folder)
  writeFileSync(target, referencePage(JSON.parse(read(new URL(document, import.meta.url))), redoc))
  process.stdout.write(`${fileURLToPath(target)}\n`)
}
