import { Check, Info } from 'lucide-react'
import { WindowRow } from '../../company/window-row.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { LoadedPrice } from './loaded-price.tsx'

type Way = { to: string; label: string }

type Props = {
  name: string
  /** The address of a picture; without one a row of windows stands for visits. */
  picture: string | undefined
  text: string
  /** As text; missing while it loads. */
  price: string | undefined
  isPriceMissing?: boolean
  /** The sentence that is shown when loading has failed. */
  missingPrice?: string
  facts: readonly string[]
  /** What speaks against it: it bears no tick. */
  condition?: string
  buy: Way
  read: Way
}

/** One product of the shop. The products are equal choices, so none of their buttons is amber. */
export function ServiceCard(props: Props) {
  const {
    name,
    picture,
    text,
    price,
    isPriceMissing = false,
    missingPrice,
    facts,
    condition,
    buy,
    read,
  } = props
  return (
    <li className="card service">
      <div className="service__picture">
        {picture ? (
          <img className="picture" src={picture} alt="" width={320} height={240} />
        ) : (
          <WindowRow count={6} />
        )}
      </div>
      <div className="service__body">
        <h3>{name}</h3>
        <p className="soft">{text}</p>
        <LoadedPrice
          price={price}
          isMissing={isPriceMissing}
          {...(missingPrice && { missing: missingPrice })}
        />
        <ul className="service__facts small">
          {facts.map((fact) => (
            <li key={fact}>
              <Check size={18} aria-hidden /> {fact}
            </li>
          ))}
          {condition && (
            <li>
              <Info size={18} aria-hidden /> {condition}
            </li>
          )}
        </ul>
        <p className="service__ways">
          <ButtonLink look="solid" to={buy.to}>
            {buy.label}
          </ButtonLink>
          <ButtonLink look="link" to={read.to}>
            {read.label}
            <span className="sr-only">: {name}</span>
          </ButtonLink>
        </p>
      </div>
    </li>
  )
}
