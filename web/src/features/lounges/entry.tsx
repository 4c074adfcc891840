import { ButtonLink } from '../../ui/form/button.tsx'
import { Section } from '../../ui/page/section.tsx'
import type { WaysIn } from './use-ways-in.ts'
import { Ways } from './ways.tsx'

const TITLE = 'How to enter'
const REMARK = 'Per person, including all fees'

/** The ways in, inside the page on a phone; there the bottom bar has the button. */
export function Entry({ waysIn }: { waysIn: WaysIn }) {
  return (
    <Section title={TITLE} remark={REMARK} className="entry--in-page">
      <Ways name="way-in-page" waysIn={waysIn} />
    </Section>
  )
}

/** The ways in as a card beside the page, with the button on the sign, from 1024 px. */
export function EntryCard({ waysIn }: { waysIn: WaysIn }) {
  const { chosen } = waysIn
  return (
    <aside className="card entry-card columns__side" aria-label="Buy">
      <div className="entry-card__body">
        <h2 className="entry-card__title">{TITLE}</h2>
        <p className="small soft">{REMARK}</p>
        <Ways name="way-in-card" waysIn={waysIn} />
      </div>
      {chosen && (
        <div className="entry-card__action sign">
          <ButtonLink look="main" isWide to={chosen.to} state={chosen.state}>
            {chosen.price ? `${chosen.action}, ${chosen.price}` : chosen.action}
          </ButtonLink>
          <p className="small soft">{chosen.note}</p>
        </div>
      )}
    </aside>
  )
}
