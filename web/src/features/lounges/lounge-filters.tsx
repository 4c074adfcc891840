import { useRef } from 'react'
import { Pill, PillGroup } from '../../ui/form/pills.tsx'
import { type LoungeFilter, loungeChoices, type SeenLounge } from './lounge-filter.ts'

/** A shorter list is seen at a glance, so it needs no filter. */
const FILTER_FROM = 3

type Props = {
  seen: readonly SeenLounge[]
  filter: LoungeFilter
  onChange: (change: Record<string, string | null>) => void
}

/** Side of security, pre-booking and open now, each only when it would narrow the list or already does. */
export function LoungeFilters({ seen, filter, onChange }: Props) {
  // A shown pill stays: if one vanished at closing time, the others would move under a finger.
  const shown = useRef(new Set<string>())
  const choices = loungeChoices(seen, filter).filter(({ id, isUseful, isChosen }) => {
    if (isChosen || (isUseful && seen.length >= FILTER_FROM)) shown.current.add(id)
    return shown.current.has(id)
  })
  if (choices.length === 0) return null
  return (
    <div className="lounge-filter">
      <PillGroup label="Show only">
        {choices.map(({ id, label, count, isChosen, change }) => (
          <Pill key={id} label={label} count={count} isPressed={isChosen} onPress={() => onChange(change)} />
        ))}
      </PillGroup>
    </div>
  )
}
