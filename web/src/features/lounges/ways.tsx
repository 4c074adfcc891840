import { ChoiceCard } from '../../ui/choice-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PartTrouble } from '../../ui/part-trouble.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { WaysIn } from './use-ways-in.ts'
import type { Way } from './ways-in.ts'

type Props = { waysIn: WaysIn /** Of the radio buttons, one name per place on the page. */; name: string }

/** What can be bought, as a choice where there is one, and plainly said what cannot be bought here yet. */
export function Ways({ waysIn, name }: Props) {
  const { ways, onRetryPrice } = waysIn
  const open = ways.filter(({ isOpen }) => isOpen)
  const later = ways.filter(({ isOpen }) => !isOpen)
  return (
    <div className="entry">
      {!ways.some(({ id }) => id === 'walk-up') && (
        <Notice>
          This lounge does not take walk-up guests. Your pass opens every other lounge of the network.
        </Notice>
      )}
      {open.length > 1 ? <Choice waysIn={waysIn} open={open} name={name} /> : open.map(toCard)}
      {later.map(toCard)}
      {onRetryPrice && <PartTrouble text="We could not get every price." onRetry={onRetryPrice} />}
    </div>
  )
}

function Choice({ waysIn, open, name }: Props & { open: readonly Way[] }) {
  return (
    <fieldset className="entry">
      <legend className="sr-only">How to enter</legend>
      {open.map(({ id, title, price, text }) => (
        <ChoiceCard
          key={id}
          name={name}
          title={title}
          {...(price && { price })}
          checked={id === waysIn.chosen?.id}
          onChange={() => waysIn.choose(id)}
        >
          {text}
        </ChoiceCard>
      ))}
    </fieldset>
  )
}

function toCard({ id, title, price, text, isOpen }: Way) {
  return (
    <div className={isOpen ? 'entry__way' : 'entry__way entry__way--later'} key={id}>
      <p className="entry__name">{title}</p>
      {price && <p className="entry__price">{price}</p>}
      <p className="entry__text">{text}</p>
      {!isOpen && (
        <p className="entry__text">
          <Tag>Pre-booking is not open in this shop yet</Tag>
        </p>
      )}
    </div>
  )
}
