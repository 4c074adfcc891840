import { allAirports } from '../catalogue/airports/airports.ts'
import { type FolderFault, faultLine } from '../catalogue-folder/cells/fault.ts'
import { readFolder } from '../catalogue-folder/read-folder.ts'
import type { Catalogue } from '../domain/catalogue.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** Reads a folder, or tells every fault in it. @returns undefined after faults */
export function readChecked(folder: string, isJson: boolean, { out, err }: Terminal): Catalogue | undefined {
  const read = readFolder(folder, allAirports())
  if ('catalogue' in read) return read.catalogue
  if (isJson) out(`${JSON.stringify({ faults: read.faults }, undefined, 2)}\n`)
  else err(faultsReport(read.faults, folder))
  return undefined
}

/** Faults one a line, and how many there are. */
export function faultsReport(faults: readonly FolderFault[], folder: string): string {
  const number = faults.length === 1 ? '1 fault' : `${faults.length} faults`
  return [...faults.map(faultLine), `${number} in ${folder}; nothing was written`]
    .map((line) => `${line}\n`)
    .join('')
}
