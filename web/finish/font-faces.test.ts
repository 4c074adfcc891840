import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cut, facesOf } from './font-faces.ts'

const SHEET = readFileSync(join(import.meta.dirname, '../src/ui/fonts.css'), 'utf8')

/** What a connection sends before it waits for the first acknowledgement (RFC 6928): ten segments, less some headers. */
const FIRST_FLIGHT_BYTES = 10 * 1460 - 800

it('cuts the face of every page to fewer bytes than one round trip brings', async () => {
  const [everyPage] = facesOf(SHEET)
  expect(everyPage && (await cut(everyPage)).length).toBeLessThan(FIRST_FLIGHT_BYTES)
})

it('keeps each letter in one face', () => {
  const letters = facesOf(SHEET).flatMap((face) => [...face.letters])
  expect(letters.filter((letter, index) => letters.indexOf(letter) !== index)).toEqual([])
})

it('leaves alone a face without a file', () => {
  expect(facesOf('@font-face{src:local("Arial")}')).toEqual([])
})

it.each([
  ['no letters', 'src:url("a.woff2");font-weight:400 800', 'needs letters'],
  ['letters that it cannot read', 'src:url("a.woff2");font-weight:400 800;unicode-range:U+4??', "'U+4??'"],
  ['one weight', 'src:url("a.woff2");font-weight:400;unicode-range:U+41', 'two weights'],
  ['an address that it cannot read', 'src:url(a.woff2);font-weight:400 800', 'a quoted url'],
])('refuses a face with %s', (_, declared, message) => {
  expect(() => facesOf(`@font-face{${declared}}`)).toThrow(message)
})
