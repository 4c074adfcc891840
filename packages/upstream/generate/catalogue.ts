import { mkdirSync, writeFileSync } from 'node:fs'
import { buildAirports } from './build-airports.ts'
import { buildCallingCodes } from './build-calling-codes.ts'
import { renderAirports, renderCallingCodes } from './render-data.ts'

/**
 * Writes data/*.json. The same sources give the same bytes. After a fault nothing is written and the error names the
 * reasons.
 */
const data = new URL('../data/', import.meta.url)
const airports = await buildAirports()
const callingCodes = buildCallingCodes()
mkdirSync(data, { recursive: true })
writeFileSync(new URL('airports.json', data), renderAirports(airports))
writeFileSync(new URL('calling-codes.json', data), renderCallingCodes(callingCodes))
console.log(`${airports.length} airports, ${callingCodes.length} calling codes.`)
