import type { Lounge } from '@layover/api-client'
import { openingOf } from '@layover/rules/opening-words'
import { wallClock } from '@layover/rules/wall-clock'
import { useNow } from '../../ui/date/use-now.ts'
import type { SeenLounge } from './lounge-filter.ts'

/** Each lounge with its opening state by the airport's clock, updated every minute. */
export function useSeenLounges(lounges: readonly Lounge[], timeZone: string | undefined): SeenLounge[] {
  const clock = wallClock(useNow(), timeZone)
  return lounges.map((lounge) => ({ lounge, ...openingOf(lounge, clock) }))
}
