import type { Lounge } from '@layover/api-client'
import { FILTER_FROM } from '@layover/site/list-filters'
import { useRef } from 'react'
import { Pill, PillGroup } from '../../ui/form/pills.tsx'
import { useAddressFilters } from '../../ui/page/use-address-filters.ts'
import { loungeChoices, readLoungeFilter } from './lounge-filter.ts'
import { useSeenLounges } from './use-seen-lounges.ts'

type Props = {
  lounges: readonly Lounge[]
  /** The airport's zone, which decides whether a lounge is open. */
  timeZone: string | undefined
}

/** Open now, pre-booking and side of security, each only when it would narrow the list or already does. */
export function LoungeFilters({ lounges, timeZone }: Props) {
  const { query, change } = useAddressFilters()
  const seen = useSeenLounges(lounges, timeZone)
  // A shown pill stays: if one vanished at closing time, the others would move under a finger.
  const shown = useRef(new Set<string>())
  const choices = loungeChoices(seen, readLoungeFilter(query)).filter(({ id, isUseful, isChosen }) => {
    if (isChosen || (isUseful && seen.length >= FILTER_FROM)) shown.current.add(id)
    return shown.current.has(id)
  })
  if (choices.length === 0) return null
  return (
    <PillGroup label="Show only">
      {choices.map(({ id, label, count, isChosen, change: filters }) => (
        <Pill key={id} label={label} count={count} isPressed={isChosen} onPress={() => change(filters)} />
      ))}
    </PillGroup>
  )
}
