import { writeFile } from 'node:fs/promises'
import { buildDocument } from './document.ts'

/** Writes `contracts/openapi.json`, which is committed, so that a pull request shows each change of the contract. */
const target = new URL('../../contracts/openapi.json', import.meta.url)
await writeFile(target, `${JSON.stringify(await buildDocument(), null, 2)}\n`)
