import type { Lounge } from '@layover/api-client'

/** The side of security (P67), said so that a traveller knows what it asks of them. */
export type Side = { where: string; meaning: string }

/** `null` for a side that nobody has words for; the page then leaves the sentence out. */
export function sideInWords({
  securityType,
  type,
  terminal,
}: Pick<Lounge, 'securityType' | 'type' | 'terminal'>): Side | null {
  if (securityType === 'Airside') {
    const from = terminal ? ` from ${terminal}` : ''
    return { where: 'After security.', meaning: `You need a boarding pass for ${flightOf(type)}${from}.` }
  }
  if (securityType === 'Landside') {
    return { where: 'Before security.', meaning: 'You can go in before you have checked in.' }
  }
  return null
}

function flightOf(type: string): string {
  if (type === '' || type === 'All flights') return 'a flight'
  const kind = type === 'International' || type === 'Domestic' ? type.toLowerCase() : type
  return `${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind} flight`
}
