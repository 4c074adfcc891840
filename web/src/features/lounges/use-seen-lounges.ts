import type { Lounge } from '@layover/api-client'
import { isOpenAt } from '@layover/rules/opening'
import { wallClock } from '@layover/rules/wall-clock'
import { useNow } from '../../ui/date/use-now.ts'
import type { SeenLounge } from './lounge-filter.ts'

/**
 * Each lounge with whether it is open now by the airport's clock, minute by minute. Without hours or a clock the
 * server's own word stands.
 */
export function useSeenLounges(lounges: readonly Lounge[], timeZone: string | undefined): SeenLounge[] {
  const clock = wallClock(useNow(), timeZone)
  return lounges.map((lounge) => ({
    lounge,
    isOpen: isOpenAt(lounge.openingHours ?? [], clock) ?? lounge.openNow,
  }))
}
