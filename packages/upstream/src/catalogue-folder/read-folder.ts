import type { Static } from '@sinclair/typebox'
import type { Catalogue, CatalogueAirport, HelpTopics, LegalText } from '../domain/catalogue.ts'
import { canonicalCatalogue } from '../domain/catalogue-hash.ts'
import { type FolderFault, inOrder } from './cells/fault.ts'
import { checkAirports } from './checks/check-airports.ts'
import { checkCodes } from './checks/check-codes.ts'
import { checkOpeningHours } from './checks/check-opening-hours.ts'
import { checkPlaces } from './checks/check-places.ts'
import { checkPlans } from './checks/check-plans.ts'
import { checkPrices } from './checks/check-prices.ts'
import { type FolderFiles, readFiles, type TableFile } from './files/folder-files.ts'
import { airportOf, withOwnAirports } from './tables/airports.ts'
import { discountOf } from './tables/codes.ts'
import { laneOf } from './tables/lanes.ts'
import { loungeOf } from './tables/lounges.ts'
import { minorOf } from './tables/minor-of.ts'
import { type Hours, hoursOf } from './tables/opening-hours.ts'
import { planOf } from './tables/plans.ts'
import { priceOf } from './tables/prices.ts'
import { type NetworkFile, readNetwork } from './tables/read-network.ts'
import { readTables, type rowSchemas, type Tables } from './tables/read-tables.ts'
import { readHelp, readLegal } from './texts/read-texts.ts'

/** A folder's catalogue, or every fault in it (P570). */
export type FolderReading = { readonly catalogue: Catalogue } | { readonly faults: readonly FolderFault[] }

const REFERRED: readonly string[] = ['lounges.csv', 'lanes.csv', 'plans.csv']

/** Reads a folder. @param ofRelease the airports that every catalogue has (P572) */
export function readFolder(folder: string, ofRelease: readonly CatalogueAirport[]): FolderReading {
  const faults: FolderFault[] = []
  const files = readFiles(folder, (fault) => void faults.push(fault))
  return files.size === 0 ? { faults: inOrder(faults) } : readCatalogueFiles(files, ofRelease, faults)
}

/** Reads the files of a catalogue. @param faults those that are known already */
export function readCatalogueFiles(
  files: FolderFiles,
  ofRelease: readonly CatalogueAirport[],
  faults: FolderFault[] = [],
): FolderReading {
  const tell = (fault: FolderFault) => void faults.push(fault)
  const tables = readTables(files, tell)
  const { network, place } = readNetwork(files, tell)
  const helpTopics = readHelp(files, network, place, tell)
  const legalTexts = readLegal(files, tell)
  const own = tables['airports.csv'].flatMap(({ values }) => values.code ?? [])
  checkAirports(tables, tell)
  checkPlaces(tables, new Set([...ofRelease.map(({ code }) => code), ...own]), tell)
  checkPlans(tables, tell)
  checkCodes(tables, tell)
  // Rows that refer to a table which could not be read whole would all be told as wrong.
  if (!faults.some(({ file, column }) => column === undefined && REFERRED.includes(file))) {
    checkOpeningHours(tables, tell)
    checkPrices(tables, tell)
  }
  if (faults.length > 0 || network === undefined) return { faults: inOrder(faults) }
  return { catalogue: catalogueOf(tables, { network, helpTopics, legalTexts }, ofRelease) }
}

type Rows<F extends TableFile> = Static<(typeof rowSchemas)[F]>[]

interface Others {
  readonly network: NetworkFile
  readonly helpTopics: HelpTopics
  readonly legalTexts: LegalText[]
}

function catalogueOf(
  tables: Tables,
  { network, helpTopics, legalTexts }: Others,
  ofRelease: readonly CatalogueAirport[],
): Catalogue {
  const rowsOf = <F extends TableFile>(file: F): Rows<F> => tables[file].flatMap(({ row }) => row ?? [])
  const hours = new Map<string, Hours>()
  for (const row of rowsOf('opening-hours.csv'))
    hours.set(row.placeCode, [...(hours.get(row.placeCode) ?? []), hoursOf(row)])
  const prices = rowsOf('prices.csv')
  const base = prices.find(({ kind, validFrom }) => kind === 'WALK_UP' && validFrom === null)
  if (base === undefined) throw new Error('a walk-up price was not checked')
  return canonicalCatalogue({
    airports: withOwnAirports(rowsOf('airports.csv').map(airportOf), ofRelease),
    lounges: rowsOf('lounges.csv').map((row) => loungeOf(row, hours.get(row.loungeCode) ?? [])),
    lanes: rowsOf('lanes.csv').map((row) => laneOf(row, hours.get(row.cipCode) ?? [])),
    plans: rowsOf('plans.csv').map(planOf),
    walkUp: {
      currency: base.currency,
      priceMinor: minorOf(base.price, base.currency),
      validityMonths: network.passValidityMonths,
    },
    prices: prices.flatMap(({ validFrom, ...row }) =>
      validFrom === null ? [] : [priceOf({ ...row, validFrom })],
    ),
    discountCodes: rowsOf('codes.csv').map(discountOf),
    legalTexts,
    helpTopics,
  })
}
