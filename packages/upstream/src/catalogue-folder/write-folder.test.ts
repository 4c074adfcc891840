import { expect, it } from 'vitest'
import { allAirports } from '../catalogue/airports/airports.ts'
import { catalogueSource } from '../network/catalogue-source.ts'
import { readCatalogueFiles, readFolder } from './read-folder.ts'
import { smallFolder } from './small-catalogue.test-kit.ts'
import { filesOf } from './write-folder.ts'

it('the whole sample network is the same after it was written and read', () => {
  const catalogue = catalogueSource()
  const files = filesOf(catalogue, allAirports())
  expect(readCatalogueFiles(files, allAirports())).toEqual({ catalogue })
})

it('an own airport, prices to come and codes are the same too, to the byte', () => {
  const read = readFolder(smallFolder(), allAirports())
  if ('faults' in read) throw new Error('the small catalogue has faults')
  const files = filesOf(read.catalogue, allAirports())
  const twice = readCatalogueFiles(files, allAirports())
  expect(twice).toEqual(read)
  expect([...filesOf(read.catalogue, allAirports())]).toEqual([...files])
  expect(files.get('opening-hours.csv')).toContain('ZRH-LAKE,Mon-Fri | Sun,05:30,22:00\n')
  expect(files.get('airports.csv')?.split('\n')).toHaveLength(3)
})
