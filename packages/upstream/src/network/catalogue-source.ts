import { fileURLToPath } from 'node:url'
import { allAirports } from '../catalogue/airports/airports.ts'
import { faultLine } from '../catalogue-folder/cells/fault.ts'
import { readFolder } from '../catalogue-folder/read-folder.ts'
import type { Catalogue } from '../domain/catalogue.ts'

/** The same path from src/network and from dist/network. */
const folder = fileURLToPath(new URL('../../data/sample-network/', import.meta.url))

let read: Catalogue | undefined

/**
 * Returns the sample catalogue of this release, and reads its folder once. Its codes are samples of their own switch (P402).
 *
 * @throws Error with every fault of the folder
 */
export function catalogueSource(): Catalogue {
  read ??= readSample()
  return read
}

function readSample(): Catalogue {
  const reading = readFolder(folder, allAirports())
  if ('catalogue' in reading) return reading.catalogue
  throw new Error(`The sample network has faults:\n${reading.faults.map(faultLine).join('\n')}`)
}
