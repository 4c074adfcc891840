import { usePopularLoungesQuery } from '../../api/api.ts'
import { Section } from '../../ui/page/section.tsx'
import { LoungeList } from './lounge-list.tsx'

const SHOWN = 3

/** A few lounges for the next trip, under a successful purchase (P204). Nothing without any. */
export function PopularLounges() {
  const { data: lounges = [] } = usePopularLoungesQuery({})
  if (lounges.length === 0) return null
  return (
    <Section title="Popular lounges" remark="For the next leg" className="popular-lounges">
      <LoungeList lounges={lounges.slice(0, SHOWN)} />
    </Section>
  )
}
