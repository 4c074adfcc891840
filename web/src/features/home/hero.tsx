import { CLAIMED_AIRPORTS } from '@layover/site/claims'
import type { ReactNode } from 'react'
import picture from './hero.svg'

type Props = {
  /** A slot for the airport search, which is another feature's. */
  search: ReactNode
  /** The price of a pass, once it has loaded. */
  price: string | undefined
}

/** Headline, picture, search and price. On a phone the search comes first, so that it stands above the middle. */
export function HomeHero({ search, price }: Props) {
  return (
    <section className="hero">
      <div className="hero__picture">
        <img className="picture" src={picture} alt="" width={320} height={240} />
      </div>
      <div className="hero__body">
        <h1>Somewhere quiet before your flight</h1>
        <p className="hero__lead">
          Lounges and fast track at more than {CLAIMED_AIRPORTS} airports. No account needed.
        </p>
        <div className="hero__search">{search}</div>
        <p className="hero__price">
          <b>{price ?? 'One pass'}</b> for any lounge, all fees included
        </p>
      </div>
    </section>
  )
}
