import { expect, test } from 'vitest'
import { tellingFacilities } from './telling-facilities.ts'

const usual = ['Wi-Fi', 'Snacks', 'Bar']

test.each([
  ['what the fewest have comes first', [...usual, 'Terrace'], [usual, usual], ['Terrace', 'Wi-Fi', 'Snacks']],
  ['among equals the order is the provider’s', usual, [['Bar']], ['Wi-Fi', 'Snacks', 'Bar']],
  ['a name given twice counts once', ['Wi-Fi', 'Wi-Fi', 'Bar'], [['Bar']], ['Wi-Fi', 'Bar']],
  ['a single lounge keeps its own order', ['Wi-Fi', 'Snacks', 'Bar', 'Nap pods'], [], usual],
])('%s', (_, own, others, expected) => {
  const one = { facilities: own }
  const all = [one, ...others.map((facilities) => ({ facilities }))]
  expect(tellingFacilities(all)(one)).toEqual(expected)
})

test('a lounge without facilities has none to show', () => {
  const one = {}
  expect(tellingFacilities([one, { facilities: usual }])(one)).toEqual([])
})
