import { useEffect, useRef, useState } from 'react'
import { letterId, openLetter } from './letter-section.tsx'

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The alphabet in one row that stays in view. The letter of the section in view is marked. */
export function JumpLetters({ filled }: { filled: readonly string[] }) {
  const row = useRef<HTMLElement>(null)
  const current = useLetterInSight(filled)
  useEffect(() => {
    const letter = row.current?.querySelector<HTMLElement>('[aria-current]')
    // Sideways only: the page itself must not move.
    if (row.current && letter) row.current.scrollLeft = letter.offsetLeft - row.current.clientWidth / 2
  }, [current])
  const letters = [...new Set([...ALPHABET, ...filled])]
  return (
    <nav className="letters" aria-label="Jump to a letter" ref={row}>
      {letters.map((letter) =>
        filled.includes(letter) ? (
          <a
            className="letters__letter"
            href={`#${letterId(letter)}`}
            // Open before the browser jumps there, so that the page is long enough.
            onClick={() => openLetter(letterId(letter))}
            aria-current={letter === current || undefined}
            key={letter}
          >
            {letter}
          </a>
        ) : (
          // A link without a target, announced as such and skipped by the keyboard.
          // biome-ignore lint/a11y/useValidAnchor: HTML's own placeholder link.
          <a className="letters__letter" role="link" aria-disabled="true" key={letter}>
            {letter}
          </a>
        ),
      )}
    </nav>
  )
}

/** The letter of the airports below the sticky bars. */
function useLetterInSight(letters: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const note = (entries: IntersectionObserverEntry[]) => {
      const entered = entries.findLast(({ isIntersecting }) => isIntersecting)
      if (entered) setCurrent(entered.target.id.replace('letter-', ''))
    }
    const observer = new IntersectionObserver(note, { rootMargin: '-30% 0px -70% 0px' })
    for (const letter of letters) {
      const section = document.getElementById(letterId(letter))
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [letters])
  return current
}
