import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { buildAirports } from '../../../generate/build-airports.ts'
import { buildCallingCodes } from '../../../generate/build-calling-codes.ts'
import { renderAirports, renderCallingCodes } from '../../../generate/render-data.ts'
import { findZoneFaults } from '../../../generate/zone-check.ts'

const committed = (file: string) => readFileSync(new URL(`../../../data/${file}`, import.meta.url), 'utf8')

it('the committed airports equal the result of sources and corrections', { timeout: 60_000 }, async () => {
  expect(renderAirports(await buildAirports()) === committed('airports.json')).toBe(true)
})

it('the committed calling codes equal the result of the metadata', () => {
  expect(renderCallingCodes(buildCallingCodes())).toBe(committed('calling-codes.json'))
})

it('a zone that the second source disputes stops the generation without a reason', async () => {
  const wrong = [{ code: 'LHR', timeZone: 'Asia/Tokyo', isOverridden: false }]
  expect(await findZoneFaults(wrong, {})).toEqual([expect.stringContaining('LHR: Asia/Tokyo')])
  expect(await findZoneFaults(wrong, { LHR: 'A reason.' })).toEqual([])
})

it('a reason without a dispute stops the generation too', async () => {
  const right = [{ code: 'LHR', timeZone: 'Europe/London', isOverridden: false }]
  expect(await findZoneFaults(right, { LHR: 'A reason.' })).toEqual([
    expect.stringContaining('take its reason out'),
  ])
})
