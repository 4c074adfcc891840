import { diffCatalogues } from '../catalogue-folder/diff.ts'
import { warningsOf } from '../catalogue-folder/warnings.ts'
import type { Catalogue } from '../domain/catalogue.ts'
import { importCatalogue } from '../network/import-catalogue.ts'
import { readStoredCatalogue } from '../network/read-catalogue.ts'
import type { Store } from '../store/store.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT } from './exit.ts'
import type { ImportOptions } from './options.ts'
import { changesReport, countsOf } from './report.ts'

/**
 * Tells what an import changes, and imports where the operator is sure (P574).
 *
 * @returns the exit code
 * @throws CatalogueMoved where another import came after the changes were told
 */
export async function importInto(
  store: Store,
  catalogue: Catalogue,
  { isJson, hasAll, sure }: ImportOptions,
  { out, now }: Terminal,
): Promise<number> {
  const stored = await readStoredCatalogue(store)
  const changes = diffCatalogues(stored.catalogue, catalogue)
  const visitsAhead = await store.read.slotClaims.countAhead(now())
  const warnings = warningsOf(changes, catalogue, visitsAhead)
  const isImported =
    sure !== undefined &&
    (await importCatalogue(
      store,
      catalogue,
      { importedBy: sure.by, note: sure.note, now: now() },
      stored.version,
    ))
  if (isJson) out(`${JSON.stringify({ isImported, changes, warnings }, undefined, 2)}\n`)
  else
    out(
      reportOf(
        { isImported, isSure: sure !== undefined, catalogue },
        changesReport(changes, warnings, hasAll),
      ),
    )
  return sure === undefined && changes.length > 0 ? EXIT.unsure : EXIT.done
}

interface Outcome {
  readonly isImported: boolean
  readonly isSure: boolean
  readonly catalogue: Catalogue
}

function reportOf({ isImported, isSure, catalogue }: Outcome, changes: string): string {
  if (isImported) return `Imported ${countsOf(catalogue)}. It changed:\n${changes}`
  if (changes === '' || isSure)
    return 'Nothing differs from the catalogue of the database; nothing was written.\n'
  return `An import would change this; nothing is changed without --yes:\n${changes}`
}
