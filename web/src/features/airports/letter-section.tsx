import type { Airport } from '@layover/api-client'
import { ChevronDown } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { CityRows } from './city-rows.tsx'

type Props = { letter: string; airports: readonly Airport[] }

/** The airports of one letter, closed at first: a thousand rows at once are too long to look through. */
export function LetterSection({ letter, airports }: Props) {
  return (
    <details className="letter" id={letterId(letter)} onToggle={noteInAddress}>
      <summary className="letter__summary">
        <h2 className="letter__name">{letter}</h2>
        <span className="small soft letter__range">{rangeOf(airports)}</span>
        <ChevronDown className="letter__turn" size={20} aria-hidden />
      </summary>
      <CityRows airports={airports} />
    </details>
  )
}

export const letterId = (letter: string) => `letter-${letter}`

/** Opens a letter; one that does not exist opens nothing. */
export function openLetter(id: string): HTMLElement | undefined {
  const section = document.getElementById(id)
  if (!(section instanceof HTMLDetailsElement)) return undefined
  section.open = true
  return section
}

/** The letter that was opened last stands in the address, so that Back from an airport finds it open. */
function noteInAddress({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) history.replaceState(history.state, '', `#${currentTarget.id}`)
}

/** 'Madrid to Muscat, 58 airports'. */
function rangeOf(airports: readonly Airport[]): string {
  const cities = [airports[0], airports.at(-1)].map((airport) => airport?.city || airport?.name)
  const count = airports.length === 1 ? '1 airport' : `${airports.length} airports`
  return `${[...new Set(cities)].join(' to ')}, ${count}`
}
