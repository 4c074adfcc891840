import type { LaneDetail } from '@layover/api-client'
import { canVisitToday } from '@layover/rules/same-day'
import { useNow } from '../../ui/date/use-now.ts'
import { Tag } from '../../ui/text/tag.tsx'

/**
 * Shown only while it is true (P156): the server reports same-day booking, and the airport's day still has enough time
 * left.
 */
export function SameDay({ lane }: { lane: LaneDetail }) {
  const now = useNow()
  if (!lane.sameDay || !canVisitToday({ ...lane, leadHours: lane.hour }, now)) return null
  return <Tag tone="good">Same-day booking available</Tag>
}
