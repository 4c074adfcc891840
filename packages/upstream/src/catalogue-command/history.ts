import type { Store } from '../store/store.ts'
import { count } from '../terminal/count.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT } from './exit.ts'

/** Tells the imports, the last one first. @returns the exit code */
export async function writeHistory(store: Store, isJson: boolean, { out }: Terminal): Promise<number> {
  const imports = await store.read.catalogueImports.list()
  if (isJson) {
    out(`${JSON.stringify(imports, undefined, 2)}\n`)
    return EXIT.done
  }
  const lines = imports.map(({ id, imported_at, imported_by, note, counts, hash }) => {
    const numbers = ['lounge', 'lane', 'plan'].map((noun) => count(counts[`${noun}s`] ?? 0, noun))
    const what = [...numbers, hash.slice(0, 12)].join(', ')
    return `${id}  ${imported_at.toISOString().slice(0, 19)}Z  ${imported_by}: ${note} (${what})\n`
  })
  out(lines.length === 0 ? 'Nothing was imported yet.\n' : lines.join(''))
  return EXIT.done
}
