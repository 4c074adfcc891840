/** The flights that an area serves (P67): 'international flights'; empty when unknown. Other words are the provider's. */
export function flightsInWords(type: string): string {
  if (type === '') return ''
  if (type === 'All flights') return 'all flights'
  return `${type === 'International' || type === 'Domestic' ? type.toLowerCase() : type} flights`
}
