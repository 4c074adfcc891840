import type { Airport } from '@layover/api-client'
import { foldText } from '@layover/rules/fold-text'
import { type CSSProperties, useMemo } from 'react'
import { AirportRows } from './airport-rows.tsx'
import { JumpLetters } from './jump-letters.tsx'

/** The group of names that begin with no Latin letter. */
const OTHER = 'Other'

/** All airports of the network by first letter, with a row of letters to jump to. */
export function AToZ({ airports }: { airports: readonly Airport[] }) {
  const groups = useMemo(() => byLetter(airports), [airports])
  return (
    <>
      <JumpLetters filled={groups.map(([letter]) => letter)} />
      {groups.map(([letter, group]) => (
        <section
          className="letter"
          id={`letter-${letter}`}
          aria-labelledby={`heading-${letter}`}
          // The page knows its length before it draws the hidden part.
          style={{ '--rows': group.length } as CSSProperties}
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

/** The groups in alphabetical order: 'Ålesund' under A, 'Łódź' under L, '42 Field' under `Other`, last. */
function byLetter(airports: readonly Airport[]): [string, Airport[]][] {
  const groups = new Map<string, Airport[]>()
  for (const airport of airports) {
    const first = foldText(airport.name).charAt(0).toUpperCase()
    const letter = /[A-Z]/.test(first) ? first : OTHER
    const group = groups.get(letter)
    if (group) group.push(airport)
    else groups.set(letter, [airport])
  }
  return [...groups].sort(([a], [b]) => Number(a === OTHER) - Number(b === OTHER) || a.localeCompare(b, 'en'))
}
