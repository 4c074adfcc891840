const SIDES: Record<string, string> = { Airside: 'after security', Landside: 'before security' }

/** A place in lists, details and orders; the side of security is the upstream's own word. */
type Whereabouts = { readonly terminal: string; readonly securityType: string }

/** 'Terminal 5, before security' (P67); an unknown side is left out. */
export function whereInWords({ terminal, securityType }: Whereabouts): string {
  return sentence([terminal, SIDES[securityType]])
}

/** The flights that an area serves (P67): 'international flights'; empty when unknown. Other words are the provider's. */
export function flightsInWords(type: string): string {
  if (type === '') return ''
  if (type === 'All flights') return 'all flights'
  return `${type === 'International' || type === 'Domestic' ? type.toLowerCase() : type} flights`
}

/** 'after security'; another word of the provider's as it is. */
export function sideOrWord(securityType: string): string {
  return SIDES[securityType] ?? securityType
}

/** 'Before security'; empty for an unknown side. */
export function sideAlone({ securityType }: Pick<Whereabouts, 'securityType'>): string {
  return sentence([SIDES[securityType]])
}

/** 'London Heathrow Airport (LHR)'; one of the two where the other is unknown. */
export function airportInWords(name: string | undefined, code: string | undefined): string {
  return name && code ? `${name} (${code})` : name || code || ''
}

function sentence(parts: readonly (string | undefined)[]): string {
  const words = parts.filter(Boolean).join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
