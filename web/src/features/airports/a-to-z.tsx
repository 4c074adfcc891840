import type { Airport } from '@layover/api-client'
import { useEffect, useMemo } from 'react'
import { byLetter } from './by-letter.ts'
import { JumpLetters } from './jump-letters.tsx'
import { LetterSection, openLetter } from './letter-section.tsx'

/** All airports of the network by the first letter of their city, with a row of letters to jump to. */
export function AToZ({ airports }: { airports: readonly Airport[] }) {
  const groups = useMemo(() => byLetter(airports), [airports])
  const letters = useMemo(() => groups.map(([letter]) => letter), [groups])
  useEffect(() => openLetter(location.hash.slice(1))?.scrollIntoView(), [])
  return (
    <>
      <JumpLetters filled={letters} />
      {groups.map(([letter, group]) => (
        <LetterSection letter={letter} airports={group} key={letter} />
      ))}
    </>
  )
}
