import type { ReactNode } from 'react'
import picture from './hero.svg'

/** The promise, the picture, and a slot for the airport search, which is another feature's. */
export function HomeHero({ search }: { search: ReactNode }) {
  return (
    <section className="hero">
      <div className="hero__picture">
        <img className="picture" src={picture} alt="" width={320} height={240} />
      </div>
      <div className="hero__body">
        <h1>Somewhere quiet before your flight</h1>
        <p className="hero__lead">
          Lounge passes and fast-track lanes at more than 900 airports. No account needed.
        </p>
        <div className="hero__search">{search}</div>
      </div>
    </section>
  )
}
