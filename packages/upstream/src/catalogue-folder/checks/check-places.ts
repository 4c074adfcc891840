import type { Tell } from '../cells/fault.ts'
import type { TableRow } from '../cells/read-table.ts'
import type { Tables } from '../tables/read-tables.ts'
import { checkAmounts } from './amounts.ts'
import { joined, tellRepeated } from './unique.ts'

/** The contract lists so many lounges of an airport, and so many lanes. */
const MOST_AT_AIRPORT = 200

/** Checks lounges and lanes. @param airports the codes of the release's airports and the folder's own */
export function checkPlaces(tables: Tables, airports: ReadonlySet<string>, tell: Tell): void {
  checkLounges(tables, tell)
  checkLanes(tables, tell)
  checkAirportCodes(['lounges.csv', 'lounges'], tables['lounges.csv'], airports, tell)
  checkAirportCodes(['lanes.csv', 'lanes'], tables['lanes.csv'], airports, tell)
}

function checkLounges({ 'lounges.csv': rows }: Tables, tell: Tell): void {
  const file = 'lounges.csv'
  tellRepeated(rows, { file, column: 'loungeCode', keyOf: ({ loungeCode }) => loungeCode }, tell)
  const keyOf = (values: (typeof rows)[number]['values']) => joined(values.airportCode, values.loungeName)
  tellRepeated(rows, { file, column: 'loungeName', keyOf }, tell)
  checkAmounts(file, rows, ({ entryPrice, prebookFee }) => ({ entryPrice, prebookFee }), tell)
  for (const { line, values } of rows) {
    const { capacity, prebookPlacesPerSlot, maxBookingNum } = values
    if (isAtLeast(prebookPlacesPerSlot, capacity))
      tell({
        file,
        line,
        column: 'prebookPlacesPerSlot',
        message: `expected less than the capacity of ${capacity}, found '${prebookPlacesPerSlot}'`,
      })
    if (isAbove(maxBookingNum, prebookPlacesPerSlot))
      tell({
        file,
        line,
        column: 'maxBookingNum',
        message: `expected at most the ${prebookPlacesPerSlot} of prebookPlacesPerSlot, found '${maxBookingNum}'`,
      })
  }
}

function checkLanes({ 'lanes.csv': rows, 'lounges.csv': lounges }: Tables, tell: Tell): void {
  const file = 'lanes.csv'
  tellRepeated(rows, { file, column: 'cipCode', keyOf: ({ cipCode }) => cipCode }, tell)
  const keyOf = (values: (typeof rows)[number]['values']) => joined(values.airportCode, values.cipName)
  tellRepeated(rows, { file, column: 'cipName', keyOf }, tell)
  checkAmounts(file, rows, ({ price }) => ({ price }), tell)
  const loungeLines = new Map(lounges.map((each) => [each.values.loungeCode, each.line]))
  for (const { line, values } of rows) {
    const { placesPerSlot, maxBookingNum, cipCode } = values
    if (isAbove(maxBookingNum, placesPerSlot))
      tell({
        file,
        line,
        column: 'maxBookingNum',
        message: `expected at most the ${placesPerSlot} of placesPerSlot, found '${maxBookingNum}'`,
      })
    const loungeLine = loungeLines.get(cipCode)
    if (cipCode !== undefined && loungeLine !== undefined)
      tell({
        file,
        line,
        column: 'cipCode',
        message: `'${cipCode}' is the lounge of lounges.csv:${loungeLine}`,
      })
  }
}

function checkAirportCodes(
  [file, noun]: readonly [file: string, noun: string],
  rows: readonly TableRow<{ airportCode: string }>[],
  airports: ReadonlySet<string>,
  tell: Tell,
): void {
  const counts = new Map<string, number>()
  for (const { line, values } of rows) {
    const { airportCode } = values
    if (airportCode === undefined) continue
    const column = 'airportCode'
    if (!airports.has(airportCode))
      tell({
        file,
        line,
        column,
        message: `no airport has the code '${airportCode}'; airports.csv may add it`,
      })
    const count = (counts.get(airportCode) ?? 0) + 1
    counts.set(airportCode, count)
    if (count === MOST_AT_AIRPORT + 1)
      tell({ file, line, column, message: `${airportCode} has more than ${MOST_AT_AIRPORT} ${noun}` })
  }
}

function isAtLeast(value: number | undefined, bound: number | undefined): boolean {
  return value !== undefined && bound !== undefined && value >= bound
}

function isAbove(value: number | undefined, bound: number | undefined): boolean {
  return value !== undefined && bound !== undefined && value > bound
}
