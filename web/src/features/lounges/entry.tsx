import type { LoungeDetail } from '@layover/api-client'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { BUY_PASS_PATH } from './lounge-path.ts'

type Props = { lounge: LoungeDetail /** One walk-up pass as text: '£34.00'. */; money: string | null }

const TITLE = 'How to enter'
const REMARK = 'Per person, all fees in'

/** The ways in, within the page: on a phone, where the bottom bar has the button. */
export function Entry(props: Props) {
  return (
    <Section title={TITLE} remark={REMARK} className="entry--in-page">
      <Ways {...props} />
    </Section>
  )
}

/** The ways in as a card beside the page, with the button on the sign: from 1024 px. */
export function EntryCard(props: Props) {
  const { lounge, money } = props
  return (
    <aside className="card entry-card columns__side" aria-label="Buy">
      <div className="entry-card__body">
        <h2 className="entry-card__title">{TITLE}</h2>
        <p className="small soft">{REMARK}</p>
        <Ways {...props} />
      </div>
      {lounge.walkIn !== false && (
        <div className="entry-card__action sign">
          <ButtonLink look="main" isWide to={BUY_PASS_PATH}>
            {money ? `Buy pass, ${money}` : 'Buy pass'}
          </ButtonLink>
          <p className="small soft">Walk-up, no held place. Valid 1 year.</p>
        </div>
      )}
    </aside>
  )
}

/** What can be bought, and, as a plain word, what cannot be bought here yet. */
function Ways({ lounge, money }: Props) {
  return (
    <div className="entry">
      {lounge.walkIn === false ? (
        <Notice>
          This lounge does not take walk-up guests. Your pass opens every other lounge of the network.
        </Notice>
      ) : (
        <div className="entry__way">
          <p className="entry__name">Walk-up pass</p>
          {money && <p className="entry__price">{money}</p>}
          <p className="entry__text">
            Go in when there is space. Valid 1 year, in any lounge in the network.
          </p>
        </div>
      )}
      {lounge.prebookAllow && (
        <Notice>
          This lounge also holds places for a time you choose, booked at least 48 hours ahead. Pre-booking is
          not open in this shop yet.
        </Notice>
      )}
    </div>
  )
}
