import type { Airport } from '@layover/api-client'
import { foldText } from '@layover/rules/fold-text'
import { AirportRows } from './airport-rows.tsx'

/** All airports of the network under their first letters, with a row of letters to jump by. */
export function AToZ({ airports }: { airports: readonly Airport[] }) {
  const groups = byLetter(airports)
  return (
    <>
      <nav className="letters" aria-label="Jump to a letter">
        {groups.map(([letter]) => (
          <a className="letters__letter" href={`#letter-${letter}`} key={letter}>
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(([letter, group]) => (
        <section
          className="letter"
          id={`letter-${letter}`}
          aria-labelledby={`heading-${letter}`}
          key={letter}
        >
          <h2 className="letter__name" id={`heading-${letter}`}>
            {letter}
          </h2>
          <AirportRows airports={group} />
        </section>
      ))}
    </>
  )
}

/** Groups in the order of the alphabet; a name that begins with no Latin letter goes under `Other`, last. */
function byLetter(airports: readonly Airport[]): [string, Airport[]][] {
  const groups = new Map<string, Airport[]>()
  for (const airport of airports) {
    const first = foldText(airport.name).charAt(0).toUpperCase()
    const letter = /[A-Z]/.test(first) ? first : 'Other'
    groups.set(letter, [...(groups.get(letter) ?? []), airport])
  }
  return [...groups].sort(
    ([a], [b]) => Number(a === 'Other') - Number(b === 'Other') || a.localeCompare(b, 'en'),
  )
}
