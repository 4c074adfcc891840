import type { Lounge } from '@layover/api-client'
import { openingAt } from '@layover/rules/opening'
import { wallClock } from '@layover/rules/wall-clock'
import { openingInBrief } from '../../places/opening-words.ts'
import { useNow } from '../../ui/date/use-now.ts'
import type { SeenLounge } from './lounge-filter.ts'

/**
 * Each lounge with its opening state by the airport's clock, updated every minute. Without hours or a clock it keeps
 * the server's own state.
 */
export function useSeenLounges(lounges: readonly Lounge[], timeZone: string | undefined): SeenLounge[] {
  const clock = wallClock(useNow(), timeZone)
  return lounges.map((lounge) => {
    const opening = openingAt(lounge.openingHours ?? [], clock)
    if (opening.is !== 'unknown')
      return { lounge, isOpen: opening.is !== 'closed', opening: openingInBrief(opening) }
    const isOpen = lounge.openNow
    return { lounge, isOpen, opening: isOpen === undefined ? null : isOpen ? 'Open now' : 'Closed now' }
  })
}
