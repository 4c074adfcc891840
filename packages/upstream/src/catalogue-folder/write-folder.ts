import { stringify } from 'csv-stringify/sync'
import type { Catalogue, CatalogueAirport } from '../domain/catalogue.ts'
import { writeCell } from './cells/read-cell.ts'
import { type FolderFiles, NETWORK, TABLES, type TableFile } from './files/folder-files.ts'
import { airportRows } from './tables/airports.ts'
import { codeRow } from './tables/codes.ts'
import { laneRow } from './tables/lanes.ts'
import { loungeRow } from './tables/lounges.ts'
import { hoursRows } from './tables/opening-hours.ts'
import { planRow } from './tables/plans.ts'
import { priceRows } from './tables/prices.ts'
import type { NetworkFile } from './tables/read-network.ts'
import { rowSchemas } from './tables/read-tables.ts'
import { writeHelpGroup } from './texts/read-help.ts'
import { writeLegalText } from './texts/read-legal.ts'

type Row = Readonly<Record<string, unknown>>

/** A catalogue's rows, by table, in the catalogue's order. */
export function rowsOfTables(
  catalogue: Catalogue,
  ofRelease: readonly CatalogueAirport[],
): Readonly<Record<TableFile, readonly Row[]>> {
  const { lounges, lanes } = catalogue
  return {
    'airports.csv': airportRows(catalogue.airports, ofRelease),
    'lounges.csv': lounges.map(loungeRow),
    'lanes.csv': lanes.map(laneRow),
    'opening-hours.csv': [
      ...lounges.flatMap((each) => hoursRows(each.loungeCode, each.openingHours)),
      ...lanes.flatMap((each) => hoursRows(each.cipCode, each.openingHours)),
    ],
    'plans.csv': catalogue.plans.map(planRow),
    'prices.csv': priceRows(catalogue),
    'codes.csv': catalogue.discountCodes.map(codeRow),
  }
}

/** The files of a catalogue's folder: the same catalogue gives the same bytes, and they read as the same catalogue (P573). */
export function filesOf(catalogue: Catalogue, ofRelease: readonly CatalogueAirport[]): FolderFiles {
  const rows = rowsOfTables(catalogue, ofRelease)
  const { helpTopics, legalTexts } = catalogue
  return new Map([
    ...TABLES.map((file): [string, string] => [file, tableText(file, rows[file])]),
    [NETWORK, `${JSON.stringify(networkOf(catalogue), undefined, 2)}\n`],
    ...helpTopics.groups.map((group): [string, string] => [
      `help/${group.type}.md`,
      writeHelpGroup(group, helpTopics.questions),
    ]),
    ...legalTexts.map((text): [string, string] => [`legal/${text.type}.md`, writeLegalText(text)]),
  ])
}

export function networkOf({ walkUp, helpTopics }: Catalogue): NetworkFile {
  return {
    passValidityMonths: walkUp.validityMonths,
    helpGroups: helpTopics.groups.map(({ type }) => type),
    popularQuestions: [...helpTopics.popularIds],
  }
}

function tableText(file: TableFile, rows: readonly Row[]): string {
  const columns = Object.keys(rowSchemas[file].properties)
  const cells = rows.map((row) => columns.map((column) => writeCell(row[column])))
  return stringify([columns, ...cells], { record_delimiter: '\n' })
}
