import type { Lane } from '@layover/api-client'

const SIDES: Record<string, string> = { Airside: 'after security', Landside: 'before security' }

/** 'Terminal 5, before security': where the lane begins; a side that nobody has words for is left out (ruling 34). */
export function whereInWords({ terminal, securityType }: Pick<Lane, 'terminal' | 'securityType'>): string {
  const words = [terminal, SIDES[securityType]].filter(Boolean).join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whom the lane serves (ruling 34): 'For international flights'; nothing where nobody says. */
export function forWhomInWords(type: string): string {
  if (type === '') return ''
  if (type === 'All flights') return 'For all flights'
  const kind = type === 'International' || type === 'Domestic' ? type.toLowerCase() : type
  return `For ${kind} flights`
}

/** Spec §9: 'Book 3 hours ahead or more.' A lane that asks for none says so. */
export function leadInWords(hour: number): string {
  if (hour === 0) return 'Book any time before you go.'
  return `Book ${hour === 1 ? '1 hour' : `${hour} hours`} ahead or more.`
}
