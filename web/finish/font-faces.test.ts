import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cutFaces, facesOf } from './font-faces.ts'

const SHEET = readFileSync(join(import.meta.dirname, '../src/ui/fonts.css'), 'utf8')

/** What a connection sends before it waits for the first acknowledgement (RFC 6928): ten segments, less some headers. */
const FIRST_FLIGHT_BYTES = 10 * 1460 - 800

it('cuts the face of every page to fewer bytes than one round trip brings', async () => {
  const [everyPage] = facesOf(SHEET)
  const files = await cutFaces()
  expect(statSync(files[everyPage?.source ?? ''] ?? '').size).toBeLessThan(FIRST_FLIGHT_BYTES)
})

it('keeps each letter in one face', () => {
  const letters = facesOf(SHEET).flatMap((face) => [...face.letters])
  expect(letters.filter((letter, index) => letters.indexOf(letter) !== index)).toEqual([])
})

it('refuses a face that would be cut to nothing', () => {
  expect(() => facesOf('@font-face{src:url("a.woff2");font-weight:400 800}')).toThrow('a.woff2 lacks')
})
