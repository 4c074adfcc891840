/** The travellers that the lane serves (P67): 'For international flights'; nothing when unknown. */
export function forWhomInWords(type: string): string {
  if (type === '') return ''
  if (type === 'All flights') return 'For all flights'
  const kind = type === 'International' || type === 'Domestic' ? type.toLowerCase() : type
  return `For ${kind} flights`
}

/** 'Book 3 hours ahead or more.' (P155). A lane without a lead time has its own sentence. */
export function leadInWords(hour: number): string {
  if (hour === 0) return 'Book any time before you go.'
  return `Book ${hour === 1 ? '1 hour' : `${hour} hours`} ahead or more.`
}
