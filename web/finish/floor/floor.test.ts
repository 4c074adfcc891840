import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { buildTargets, FLOOR } from './floor.ts'

it.each(['README.md', 'docs/product.md'])('is the floor that %s states', (file) => {
  const { safari, firefox, chrome } = FLOOR
  const text = readFileSync(`${import.meta.dirname}/../../../${file}`, 'utf8').replace(/\s+/g, ' ')
  expect(text).toContain(
    `Safari ${safari} (iOS too), Firefox ${firefox}, Chrome ${chrome} and newer browsers`,
  )
})

it('is named to the compilers, phones included', () => {
  expect(buildTargets({ safari: '16.4', firefox: '128', chrome: '111' })).toEqual([
    'safari16.4',
    'ios16.4',
    'firefox128',
    'chrome111',
    'edge111',
  ])
})
