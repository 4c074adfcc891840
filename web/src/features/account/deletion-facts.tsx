import { BadgeX, CalendarClock, Ticket, Undo2 } from 'lucide-react'
import { RuledList, RuledRow } from '../../ui/text/ruled-list.tsx'

/** The consequences of a deletion (P227). */
export function DeletionFacts() {
  return (
    <RuledList>
      <RuledRow icon={<BadgeX size={24} aria-hidden />}>
        <b>Your membership is cancelled</b>
        <p className="small soft">Any unused visits are lost.</p>
      </RuledRow>
      <RuledRow icon={<CalendarClock size={24} aria-hidden />}>
        <b>Your data is deleted within 28 days</b>
        <p className="small soft">
          You will see the date once you confirm. Orders with valid passes are deleted after those passes have
          ended.
        </p>
      </RuledRow>
      <RuledRow icon={<Undo2 size={24} aria-hidden />}>
        <b>It cannot be undone</b>
        <p className="small soft">Neither the account nor its membership number can be restored.</p>
      </RuledRow>
      <RuledRow icon={<Ticket size={24} aria-hidden />}>
        <b>You can still visit lounges</b>
        <p className="small soft">You don’t need an account to buy a pass.</p>
      </RuledRow>
    </RuledList>
  )
}
