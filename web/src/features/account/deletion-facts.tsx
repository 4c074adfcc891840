import { BadgeX, CalendarClock, Ticket, Undo2 } from 'lucide-react'
import { RuledList, RuledRow } from '../../ui/text/ruled-list.tsx'

/** The consequences of a deletion (P227). */
export function DeletionFacts() {
  return (
    <RuledList>
      <RuledRow icon={<BadgeX size={24} aria-hidden />}>
        <b>Your membership is cancelled</b>
        <p className="small soft">Visits that are left on it are lost.</p>
      </RuledRow>
      <RuledRow icon={<CalendarClock size={24} aria-hidden />}>
        <b>Your data is deleted within 28 days</b>
        <p className="small soft">
          You see the date as soon as you have confirmed. An order with a valid pass follows when the pass has
          ended.
        </p>
      </RuledRow>
      <RuledRow icon={<Undo2 size={24} aria-hidden />}>
        <b>It cannot be undone</b>
        <p className="small soft">Nobody can bring the account back, its membership number included.</p>
      </RuledRow>
      <RuledRow icon={<Ticket size={24} aria-hidden />}>
        <b>You can still visit lounges</b>
        <p className="small soft">Passes are sold to everyone. They need no account.</p>
      </RuledRow>
    </RuledList>
  )
}
