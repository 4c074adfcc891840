import type { LaneDetail } from '@layover/api-client'
import { canVisitToday } from '@layover/rules/same-day'
import { useNow } from '../../ui/date/use-now.ts'
import { Tag } from '../../ui/text/tag.tsx'

/**
 * Shown only while it is true (P156): the server says so, and the airport's today still has time
 * enough while this page is looked at.
 */
export function SameDay({ lane }: { lane: LaneDetail }) {
  const now = useNow()
  if (!lane.sameDay || !canVisitToday({ ...lane, leadHours: lane.hour }, now)) return null
  return <Tag tone="good">Same-day booking available</Tag>
}
