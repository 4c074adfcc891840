import type { SecuritySide, ServedArea } from '../../domain/catalogue.ts'
import type { HashStream } from './hash-stream.ts'

type Place = { terminal: string; type: ServedArea; securityType: SecuritySide }

const airsideSteps = [
  'turn left and take the escalator up one level',
  'turn right and follow the signs for the lounges',
  'walk through the shops and take the lift to the upper level',
  'keep straight on; the door is beside the information desk',
  'follow the signs for the gates; the door is on the left before the moving walkway',
] as const

const landsideSteps = [
  'on the departures level, beside the check-in desks',
  'on the upper level of the departures hall, next to the lifts',
  'in the departures hall, on the right before the entrance to security',
] as const

/** 'Terminal 5', but 'the North Terminal'. */
function inWords(terminal: string): string {
  return terminal.startsWith('Terminal ') ? terminal : `the ${terminal}`
}

/** The area in words, or just the terminal where its name includes the area. */
function departuresOf({ terminal, type }: Place): string {
  if (type === 'All flights' || terminal.startsWith(type)) return inWords(terminal)
  const served = type.endsWith('Schengen') ? type : type.toLowerCase()
  return `${inWords(terminal)}, ${served} departures`
}

/** One sentence that leads to a lounge's door. */
export function loungeDirections(stream: HashStream, place: Place): string {
  if (place.securityType === 'Landside') {
    return `Before security in ${inWords(place.terminal)}, ${stream.pick<string>(landsideSteps)}.`
  }
  return `After security in ${departuresOf(place)}: ${stream.pick<string>(airsideSteps)}.`
}

/** One sentence that leads to a fast-track lane. */
export function laneDirections(stream: HashStream, place: Place): string {
  const where = [
    'to the left of the main queue',
    'to the right of the main queue',
    'at the far end of the hall',
  ] as const
  const check = place.securityType === 'Landside' ? 'the security check' : 'passport control'
  return `At ${check} of ${departuresOf(place)}, ${stream.pick<string>(where)}; follow the Fast Track signs.`
}
