import { displayCities } from './display-cities.ts'
import { missingCities } from './missing-cities.ts'

/**
 * The city a traveller names: the hand-written one where the airport's municipality is a suburb or missing, else
 * the source's without district, province and second city ('Xianyang (Weicheng)', 'Nice, Alpes-Maritimes').
 */
export function displayCity(code: string, municipality: string | null): string {
  const byHand = displayCities[code] ?? missingCities[code]
  if (byHand !== undefined) return byHand
  if (municipality === null) throw new Error(`${code} has no city: name one in missing-cities.ts.`)
  const [beforeMark = ''] = municipality.split(/\s*[(/,;]/)
  return beforeMark
    .replace(/\s*-\s*[\w ]+ Island$/, '')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim()
}
