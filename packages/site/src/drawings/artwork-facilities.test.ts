import { expect, it } from 'vitest'
import { sampleLounges } from '../../../upstream/src/catalogue/sample/sample-lounges.ts'
import { artwork } from './artwork.ts'
import { facilityMotifs } from './artwork-facilities.ts'
import { recipe } from './artwork-recipe.ts'

const INKS = { ink: '#000', light: '#fff', livery: '#f00' }
const lounges = sampleLounges()

it('no two lounges of an airport show the same facilities before the same scene (P361)', () => {
  const looks = lounges.map(({ airportCode, loungeCode, facilities }) =>
    [airportCode, recipe(loungeCode).scene, facilityMotifs(loungeCode, facilities, INKS)].join(),
  )
  expect(new Set(looks).size).toBe(looks.length)
})

it('a lounge shows up to three facilities, most of them three, and its picture stays under 3 kB', () => {
  const counts = lounges.map(({ loungeCode, facilities }) => {
    expect(artwork(loungeCode, { facilities }).length).toBeLessThan(3000)
    return facilityMotifs(loungeCode, facilities, INKS).split('transform=').length - 1
  })
  expect(Math.max(...counts)).toBe(3)
  expect(counts.filter((count) => count === 3).length).toBeGreaterThan(lounges.length / 2)
})
