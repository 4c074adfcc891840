import { expect, test } from 'vitest'
import { byLetter } from './by-letter.ts'

const airport = (city: string, name = `${city} Airport`) => ({ city, name })
const listed = (airports: { city: string; name: string }[]) =>
  byLetter(airports).map(([letter, group]) => [letter, group.map(({ name }) => name)])

test('a city’s letter decides, whatever its airport is called, and within a letter city and then name', () => {
  const airports = [
    airport('Malmö'),
    airport('London', 'London Stansted Airport'),
    airport('Madrid', 'Adolfo Suárez Madrid–Barajas Airport'),
    airport('London', 'Heathrow Airport'),
  ]
  expect(listed(airports)).toEqual([
    ['L', ['Heathrow Airport', 'London Stansted Airport']],
    ['M', ['Adolfo Suárez Madrid–Barajas Airport', 'Malmö Airport']],
  ])
})

test.each([
  ['Ålesund', 'A'],
  ['Łódź', 'L'],
  ["'s-Hertogenbosch", 'S'],
  ['42 Field', 'Other'],
  ['北京', 'Other'],
  ['', 'N'],
])('%s stands under %s', (city, letter) => {
  expect(byLetter([airport(city, city ? undefined : 'Nowhere Airport')])[0]?.[0]).toBe(letter)
})

test('what begins with no Latin letter comes last', () => {
  expect(listed([airport('42 Field'), airport('Zürich')]).map(([letter]) => letter)).toEqual(['Z', 'Other'])
})
