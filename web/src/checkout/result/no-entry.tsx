import type { MembershipConfirmed } from '@layover/api-client'
import { noEntry } from '@layover/rules/no-entry'
import { Section } from '../../ui/page/section.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { ResultWords } from '../journey/result-words.ts'
import { OpenNearby } from './open-nearby.tsx'

type Props = {
  order: Pick<MembershipConfirmed, 'reference' | 'visit'>
  service: ResultWords['serviceType']
}

/** What to do at a desk that has no room or says no (P484). */
export function NoEntry({ order: { reference, visit }, service }: Props) {
  return (
    <Section title="If you cannot get in" className="booked__no-entry">
      <p className="soft">{noEntry[service]}</p>
      {visit && service === 'PREBOOK' && <OpenNearby visit={visit} />}
      <p>
        <Link to={`/contact-us?reference=${encodeURIComponent(reference)}`}>
          Contact us about this {nounOf(service)}
        </Link>
      </p>
    </Section>
  )
}

const nounOf = (service: Props['service']) => (service === 'MEMBERSHIP' ? 'membership' : 'booking')
