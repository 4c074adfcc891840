import './products.css'
import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Section } from '../../ui/page/section.tsx'
import { Link } from '../../ui/text/link.tsx'
import { NumberedSteps } from '../../ui/text/numbered-steps.tsx'
import { FactList } from './fact-list.tsx'
import type { Product } from './product.ts'

type Props = {
  product: Product
  /** The section on where it can be used. */
  where: ReactNode
  /** Price and button beside the page: an `OfferCard`. */
  offer: ReactNode
  /** Price and button at the end of the page: a `BottomBar`. */
  bar: ReactNode
}

/** A product's page: what it is, how it works, where it is valid, and its rules. */
export function ProductPage({ product, where, offer, bar }: Props) {
  const { heading, lead, picture, gets, steps, rules } = product
  return (
    <main id="main">
      <div className="wrap product-page">
        <div className="columns">
          <div>
            <div className="product-page__picture">
              <img className="picture" src={picture} alt="" width={320} height={240} />
            </div>
            <h1>{heading}</h1>
            <p className="product-page__lead">{lead}</p>
            <Section title="What you get" className="product-page__first">
              <FactList facts={gets} />
            </Section>
            <Section title="How it works">
              <NumberedSteps steps={steps} />
            </Section>
            {where}
            <Section title="Good to know">
              <FactList facts={rules} />
            </Section>
            <p className="product-page__help">
              <CircleHelp size={20} aria-hidden />
              <span>
                Any questions? <Link to="/help-topics/index">Read the help topics</Link>.
              </span>
            </p>
          </div>
          {offer}
        </div>
      </div>
      {bar}
    </main>
  )
}
