import { flightsInWords } from '@layover/rules/where-in-words'

/** The travellers that the lane serves (P67): 'For international flights'; nothing when unknown. */
export function forWhomInWords(type: string): string {
  const flights = flightsInWords(type)
  return flights && `For ${flights}`
}

/** 'Book 3 hours ahead or more.' (P155). A lane without a lead time has its own sentence. */
export function leadInWords(hour: number): string {
  if (hour === 0) return 'Book any time before you go.'
  return `Book ${hour === 1 ? '1 hour' : `${hour} hours`} ahead or more.`
}
