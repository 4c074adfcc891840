import type { LaneDetail } from '@layover/api-client'
import { Clock, Info, MapPin, RotateCcw, Timer, Users } from 'lucide-react'
import { whereInWords } from '../../checkout/visit/where-in-words.ts'
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
        <RuledRow icon={iconOf(MapPin)}>{location || whereInWords(lane)}</RuledRow>
        {type && <RuledRow icon={iconOf(Users)}>{forWhomInWords(type)}</RuledRow>}
        {opening.is !== 'unknown' && (
          <RuledRow icon={iconOf(Clock)}>
            <OpenNow opening={opening} place={place} />
          </RuledRow>
        )}
        {!mentions(/ahead/i) && <RuledRow icon={iconOf(Timer)}>{leadInWords(hour)}</RuledRow>}
        {rules.map((rule) => (
          <RuledRow icon={iconOf(ruleIcon(rule))} key={rule}>
            {rule}
          </RuledRow>
        ))}
        {!mentions(/non-refundable/i) && <RuledRow icon={iconOf(RotateCcw)}>Non-refundable.</RuledRow>}
      </RuledList>
      {openingHours.length > 0 && <OpeningHours hours={openingHours} timeZone={timeZone} place={place} />}
    </div>
  )
}

function ruleIcon(rule: string): typeof Info {
  if (/ahead/i.test(rule)) return Timer
  return /non-refundable/i.test(rule) ? RotateCcw : Info
}
