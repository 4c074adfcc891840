import { Button } from '../../ui/form/button.tsx'
import { type LoungeFilter, SIDES } from './lounge-filter.ts'

type Props = {
  filter: LoungeFilter
  /** How many there are in all: '6 lounges'. */
  all: string
  onShowAll: () => void
}

/** Nothing matches: which wishes that was, and the way back to everything. */
export function NoLoungeMatches({ filter, all, onShowAll }: Props) {
  return (
    <div className="nothing-matches">
      <p className="soft">No lounge here matches {wishesInWords(filter)}.</p>
      <Button look="solid" isInList onClick={onShowAll}>
        Show all {all}
      </Button>
    </div>
  )
}

/** The terminal is not named: it comes from the address, which anybody may have written. */
function wishesInWords({ terminal, side, preBook, openNow }: LoungeFilter): string {
  const wishes = [
    terminal && 'this terminal',
    SIDES.find(({ value }) => value === side)?.label.toLowerCase(),
    preBook && 'pre-book',
    openNow && 'open now',
  ].filter(Boolean)
  return wishes.length > 1 ? `all of: ${wishes.join(', ')}` : `“${wishes[0]}”`
}
