import { flightsInWords, sideOrWord } from './where-in-words.ts'

type Whereabouts = { readonly terminal: string; readonly type: string; readonly securityType: string }

/** A lounge in a list (P65): 'Terminal 2, international flights, after security'. */
export function loungeLineInWords({ terminal, type, securityType }: Whereabouts): string {
  return [terminal, flightsInWords(type), sideOrWord(securityType)].filter(Boolean).join(', ')
}

/** '1 lounge', '4 lounges'. */
export function loungesInWords(count: number): string {
  return count === 1 ? '1 lounge' : `${count} lounges`
}
