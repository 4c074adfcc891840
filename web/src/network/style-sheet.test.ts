import { afterEach, expect, it } from 'vitest'
import { applySheet, fetchSheet } from './style-sheet.ts'

const HREF = '/assets/lounges.css'
const sheet = (attributes: string) => `<link rel="stylesheet"${attributes} href="${HREF}">`

afterEach(() => document.head.replaceChildren())

it('applies a sheet that was fetched ahead, once', () => {
  document.head.innerHTML = sheet(' media="not all"')
  applySheet(HREF)
  applySheet(HREF)
  expect(document.head.innerHTML).toBe(sheet(' media=""'))
})

it('applies the sheet that came, beside one that did not', () => {
  document.head.innerHTML = sheet('') + sheet(' media="not all"')
  applySheet(HREF)
  expect(document.head.innerHTML).toBe(sheet('') + sheet(' media=""'))
})

it('applies a sheet that nobody fetched ahead', () => {
  applySheet(HREF)
  expect(document.head.querySelector('link')?.getAttribute('href')).toBe(HREF)
  expect(document.head.querySelector('link')?.media).toBe('')
})

it('leaves the sheet of the first HTML, which stands there as text', () => {
  document.head.innerHTML = sheet(' disabled=""')
  applySheet(HREF)
  expect(document.head.innerHTML).toBe(sheet(' disabled=""'))
})

it('tells that a sheet did not come, as in a test none does, and leaves nothing of it', async () => {
  await expect(fetchSheet(HREF)).rejects.toThrow(`${HREF} did not come.`)
  expect(document.head.innerHTML).toBe('')
})
