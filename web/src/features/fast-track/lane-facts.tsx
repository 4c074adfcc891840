import type { LaneDetail } from '@layover/api-client'
import { whereInWords } from '@layover/rules/where-in-words'
import {
  CalendarClock,
  Clock,
  Info,
  Luggage,
  MapPin,
  Plane,
  RotateCcw,
  Ticket,
  Timer,
  Users,
} from 'lucide-react'
import { OpeningHours, OpenNow, useOpening } from '../../places/opening-hours.tsx'
import { RuledList, RuledRow } from '../../ui/text/ruled-list.tsx'
import { forWhomInWords, leadInWords } from './lane-words.ts'

type Props = {
  lane: LaneDetail
  /** The city of the local time: 'London'. */
  place: string
}

const iconOf = (Icon: typeof Info) => <Icon size={24} aria-hidden />

/** The facts of a lane before a booking: where, for whom, when, and its rules. */
export function LaneFacts({ lane, place }: Props) {
  const { location, type, hour, openingHours, timeZone, rules } = lane
  const opening = useOpening({ hours: openingHours, timeZone })
  const mentions = (pattern: RegExp) => rules.some((rule) => pattern.test(rule))
  return (
    <div className="lane-facts">
      <RuledList>
        {openingHours.length > 0 && (
          <RuledRow icon={iconOf(Clock)}>
            <OpenNow opening={opening} place={place} />
            <OpeningHours hours={openingHours} timeZone={timeZone} place={place} />
          </RuledRow>
        )}
        <RuledRow icon={iconOf(MapPin)}>{location || whereInWords(lane)}</RuledRow>
        {type && <RuledRow icon={iconOf(Plane)}>{forWhomInWords(type)}</RuledRow>}
        {!mentions(/ahead/i) && <RuledRow icon={iconOf(Timer)}>{leadInWords(hour)}</RuledRow>}
        {rules.map((rule) => (
          <RuledRow icon={iconOf(ruleIcon(rule))} key={rule}>
            {rule}
          </RuledRow>
        ))}
        {!mentions(/non-refundable/i) && <RuledRow icon={iconOf(RotateCcw)}>Non-refundable.</RuledRow>}
      </RuledList>
    </div>
  )
}

/** The provider writes the words freely, so a keyword picks the icon. */
const RULES: readonly (readonly [pattern: RegExp, icon: typeof Info])[] = [
  [/ahead/i, Timer],
  [/non-refundable/i, RotateCcw],
  [/minutes|your time/i, CalendarClock],
  [/traveller|child/i, Users],
  [/baggage|luggage/i, Luggage],
  [/boarding pass|ticket/i, Ticket],
]

function ruleIcon(rule: string): typeof Info {
  return RULES.find(([pattern]) => pattern.test(rule))?.[1] ?? Info
}
