import { Button } from '../../ui/form/button.tsx'
import { type LoungeFilter, SIDES } from './lounge-filter.ts'

type Props = {
  filter: LoungeFilter
  /** The number of all lounges: '6 lounges'. */
  all: string
  onShowAll: () => void
}

/** Shown when no lounge matches: the active filters, and a button that removes them. */
export function NoLoungeMatches({ filter, all, onShowAll }: Props) {
  return (
    <div className="nothing-matches">
      <p className="soft">{inWords(filter)}</p>
      <Button look="solid" isInList onClick={onShowAll}>
        Show all {all}
      </Button>
    </div>
  )
}

/** The terminal is not named: it comes from the address, which anyone can write. */
function inWords({ terminal, side, preBook, openNow }: LoungeFilter): string {
  const wishes = [
    terminal && 'this terminal',
    SIDES.find(({ value }) => value === side)?.label.toLowerCase(),
    preBook && 'pre-book',
    openNow && 'open now',
  ].filter(Boolean)
  if (wishes.length > 1) return `No lounge here matches all of: ${wishes.join(', ')}.`
  return terminal ? 'There are no lounges in this terminal.' : `No lounge here matches “${wishes[0]}”.`
}
