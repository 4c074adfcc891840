import { writeFile } from 'node:fs/promises'
import { buildDocument } from './document.ts'
import type { JsonObject } from './json.ts'
import { buildUpstreamDocument } from './upstream-document.ts'

/** Writes the two documents, which are committed, so that a pull request shows each change of the contract. */
async function write(name: string, document: JsonObject): Promise<void> {
  const target = new URL(`../../contracts/${name}`, import.meta.url)
  await writeFile(target, `${JSON.stringify(document, null, 2)}\n`)
}

await write('openapi.json', await buildDocument())
await write('upstream-openapi.json', buildUpstreamDocument())
