import { BUY_PASS } from '@layover/site/addresses'
import type { Offers } from '../../api/offers.ts'
import fastTrack from '../../company/pictures/fast-track.svg'
import lounges from '../../company/pictures/lounges.svg'
import { Card } from '../../ui/card/card.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Section } from '../../ui/page/section.tsx'

/** The text of each product card and its two links (P72). Until its price has loaded, words take its place. */
const PRODUCTS = [
  {
    title: 'Lounges',
    picture: lounges,
    text: 'A quiet seat before you fly. One pass opens any lounge in the network, valid for 1 year.',
    price: (offers: Prices) => offers.pass ?? 'One price, any lounge',
    buy: BUY_PASS,
    read: '/products/item/lounge',
    about: 'lounges',
  },
  {
    title: 'Fast track',
    picture: fastTrack,
    text: 'Skip the queue at security or passport control, at a time you choose.',
    price: (offers: Prices) => (offers.lowestLane ? `From ${offers.lowestLane}` : 'Priced by airport'),
    buy: '/airport-list/popular',
    read: '/products/item/fast-track',
    about: 'fast track',
  },
]

type Prices = Pick<Offers, 'pass' | 'lowestLane'>

export function Products({ offers }: { offers: Prices }) {
  return (
    <Section className="wrap" title="Two ways to skip the crowd">
      <div className="products">
        {PRODUCTS.map(({ title, picture, text, price, buy, read, about }) => (
          <Card as="article" className="product" key={title}>
            <div className="product__picture">
              <img className="picture" src={picture} alt="" width={320} height={240} />
            </div>
            <div className="product__body">
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="product__price">{price(offers)}</p>
              <div className="product__actions">
                <ButtonLink look="solid" to={buy}>
                  Buy pass<span className="sr-only">: {about}</span>
                </ButtonLink>
                <ButtonLink look="link" to={read}>
                  Read more<span className="sr-only"> about {about}</span>
                </ButtonLink>
              </div>
            </div>
          </Card>
        ))}
      </div>
    </Section>
  )
}
