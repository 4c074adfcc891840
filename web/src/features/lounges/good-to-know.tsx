import type { LoungeDetail } from '@layover/api-client'
import { MapPin, Timer } from 'lucide-react'
import { Section } from '../../ui/page/section.tsx'
import { RuledList, RuledRow } from '../../ui/text/ruled-list.tsx'
import { ruleIcon } from './icons.ts'

/** Directions, the longest stay and the rules, to read before buying. */
export function GoodToKnow({ lounge }: { lounge: LoungeDetail }) {
  const { location, rules, maxStayHours } = lounge
  const hasStayRule = rules.some((rule) => /stay/i.test(rule))
  return (
    <Section title="Good to know before you buy">
      <RuledList>
        {location && (
          <RuledRow icon={<MapPin size={24} aria-hidden />}>
            <Lead text={location} />
          </RuledRow>
        )}
        {!hasStayRule && (
          <RuledRow icon={<Timer size={24} aria-hidden />}>
            Stay up to {maxStayHours === 1 ? '1 hour' : `${maxStayHours} hours`}.
          </RuledRow>
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

/** Directions with their first part in bold, as on a sign: up to the colon or the first full stop. */
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
