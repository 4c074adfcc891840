import { Notice } from '../../ui/card/notice.tsx'
import { ChoiceCard } from '../../ui/form/choice-card.tsx'
import { PartTrouble } from '../../ui/page/part-trouble.tsx'
import type { WaysIn } from './use-ways-in.ts'
import type { Way } from './ways-in.ts'

type Props = { waysIn: WaysIn /** Of the radio buttons, one name per place on the page. */; name: string }

/** The ways to buy, as a choice when there are several. */
export function Ways({ waysIn, name }: Props) {
  const { ways, onRetryPrice } = waysIn
  return (
    <div className="entry">
      {!ways.some(({ id }) => id === 'walk-up') && (
        <Notice>
          This lounge does not take walk-up guests. Your pass opens every other lounge of the network.
        </Notice>
      )}
      {ways.length > 1 ? <Choice waysIn={waysIn} name={name} /> : ways.map(toCard)}
      {onRetryPrice && <PartTrouble text="We could not get every price." onRetry={onRetryPrice} />}
    </div>
  )
}

function Choice({ waysIn, name }: Props) {
  return (
    <fieldset className="entry">
      <legend className="sr-only">How to enter</legend>
      {waysIn.ways.map(({ id, title, price, text }) => (
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

function toCard({ id, title, price, text }: Way) {
  return (
    <div className="entry__way" key={id}>
      <p className="entry__name">{title}</p>
      {price && <p className="entry__price">{price}</p>}
      <p className="entry__text">{text}</p>
    </div>
  )
}
