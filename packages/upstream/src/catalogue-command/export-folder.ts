import { isDeepStrictEqual } from 'node:util'
import { allAirports } from '../catalogue/airports/airports.ts'
import { folderInTheWay, saveFiles } from '../catalogue-folder/files/save-folder.ts'
import { readCatalogueFiles } from '../catalogue-folder/read-folder.ts'
import { filesOf } from '../catalogue-folder/write-folder.ts'
import { readCatalogue } from '../network/read-catalogue.ts'
import type { Store } from '../store/store.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { faultsReport } from './check-folder.ts'
import { EXIT } from './exit.ts'
import type { Options } from './options.ts'
import { countsOf } from './report.ts'

type ExportOptions = Extract<Options, { kind: 'export' }>

/**
 * Writes the catalogue of the database to a folder. What an import would refuse is told, and not written: a spreadsheet
 * may open what is (P571).
 *
 * @returns the exit code
 */
export async function exportTo(
  store: Store,
  { folder, mayReplace }: ExportOptions,
  { out, err }: Terminal,
): Promise<number> {
  const catalogue = await readCatalogue(store)
  if (catalogue === undefined) {
    err('catalogue: there is no catalogue in the database yet\n')
    return EXIT.fault
  }
  const inTheWay = folderInTheWay(folder, mayReplace)
  if (inTheWay !== undefined) {
    err(`catalogue: ${inTheWay}\n`)
    return EXIT.usage
  }
  const files = filesOf(catalogue, allAirports())
  const read = readCatalogueFiles(files, allAirports())
  if ('faults' in read) {
    err(faultsReport(read.faults, folder))
    return EXIT.faults
  }
  saveFiles(folder, files)
  const isWhole = isDeepStrictEqual(read.catalogue, catalogue)
  out(`Exported ${countsOf(catalogue)} to ${folder}.\n`)
  if (!isWhole) out('This release has other airports than the database: an import would bring them.\n')
  return EXIT.done
}
