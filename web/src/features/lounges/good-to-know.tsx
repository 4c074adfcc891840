import type { LoungeDetail } from '@layover/api-client'
import { Clock, MapPin, Timer } from 'lucide-react'
import { RuledList, RuledRow } from '../../ui/ruled-list.tsx'
import { Section } from '../../ui/section.tsx'
import { useNow } from '../../ui/use-now.ts'
import { wallClock } from '../../ui/wall-clock.ts'
import { ruleIcon } from './icons.ts'
import { type Opening, openingAt, weekInWords } from './opening.ts'

/** When, where and under which rules. */
export function GoodToKnow({ lounge }: { lounge: LoungeDetail }) {
  const { location, rules, maxStayHours } = lounge
  const saysStay = rules.some((rule) => /stay/i.test(rule))
  return (
    <Section title="Good to know">
      <RuledList>
        <Hours lounge={lounge} />
        {location && (
          <RuledRow icon={<MapPin size={24} aria-hidden />}>
            <Lead text={location} />
          </RuledRow>
        )}
        {!saysStay && (
          <RuledRow icon={<Timer size={24} aria-hidden />}>Stay up to {maxStayHours} hours.</RuledRow>
        )}
        {rules.map((rule) => {
          const Icon = ruleIcon(rule)
          return (
            <RuledRow icon={<Icon size={24} aria-hidden />} key={rule}>
              {rule}
            </RuledRow>
          )
        })}
      </RuledList>
    </Section>
  )
}

/** The hours by the lounge's own clock, wherever the visitor is (ruling 16). */
function Hours({ lounge }: { lounge: LoungeDetail }) {
  const { openingHours, timeZone, city } = lounge
  const opening = openingAt(openingHours, wallClock(useNow(), timeZone))
  if (openingHours.length === 0) return null
  return (
    <RuledRow icon={<Clock size={24} aria-hidden />}>
      <b>{openingInWords(opening)}</b>{' '}
      {opening.is !== 'always' && opening.is !== 'unknown' && `(${city} time)`}
      {opening.is !== 'always' && <p className="small soft">{weekInWords(openingHours).join('; ')}</p>}
    </RuledRow>
  )
}

function openingInWords(opening: Opening): string {
  switch (opening.is) {
    case 'always':
      return 'Open now, day and night'
    case 'open':
      return `Open now, until ${opening.until}`
    case 'closed':
      return `Closed now, opens ${opening.day === 'today' ? '' : `${opening.day} `}at ${opening.opens}`
    case 'unknown':
      return 'Opening hours'
  }
}

/** The first stretch of directions in bold, as on a sign: up to the colon or the first full stop. */
function Lead({ text }: { text: string }) {
  const end = /[:.](?=\s|$)/.exec(text)?.index
  if (end === undefined) return text
  return (
    <>
      <b>{text.slice(0, end + 1)}</b>
      {text.slice(end + 1)}
    </>
  )
}
