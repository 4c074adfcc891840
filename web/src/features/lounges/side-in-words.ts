import type { Lounge } from '@layover/api-client'

/** The side of security (P67) as a sentence for travellers. */
export type Side = { where: string; meaning: string }

/** `null` for an unknown side; the page then omits the sentence. */
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
