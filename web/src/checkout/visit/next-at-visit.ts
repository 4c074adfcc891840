import type { OrderConfirmed } from '@layover/api-client'
import { visitText } from '@layover/rules/visit-text'
import { whereInWords } from '@layover/rules/where-in-words'
import type { NextLine } from '../journey/result-words.ts'

/** What happens next with a visit: when, where, and how to get in. Without the visit in the reply, the last alone. */
export function nextAtVisit(
  { visit }: OrderConfirmed,
  when: string,
  stay: string,
  desk: string,
): readonly NextLine[] {
  const code = {
    title: 'Show your code',
    text: `One code per person ${desk}, with a boarding pass for the flight.`,
  }
  if (!visit) return [code]
  return [
    { title: when, text: [`${visitText(visit)}.`, stay].filter(Boolean).join(' ') },
    { title: `Go to ${visit.placeName}`, text: `${visit.airportCode}, ${whereInWords(visit)}.` },
    code,
  ]
}
