import { formatMoney } from '@layover/rules/money'
import { BUY_PASS } from '@layover/site/addresses'
import { useRead } from '../../api/use-read.ts'
import { OfferCard } from '../../ui/card/offer-card.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { BottomBar } from '../../ui/page/bottom-bar.tsx'
import { Section } from '../../ui/page/section.tsx'
import { LoadedPrice } from './loaded-price.tsx'
import { loungePass } from './lounge-pass.ts'
import { ProductPage } from './product-page.tsx'

/** The first address of a pass's purchase (P12). */
const CONDITION = 'Per person, including all fees'

/** `/products/item/lounge`. The price is the network's and loads on its own; the page works without it. */
export function LoungeProduct() {
  const { data, hasFailed } = useRead('walkUpPrice', {})
  const price = data && formatMoney({ ...data, amount: data.price })
  const buy = (
    <ButtonLink look="main" isWide to={BUY_PASS}>
      Buy pass
    </ButtonLink>
  )
  return (
    <ProductPage
      product={loungePass}
      where={<Where />}
      offer={
        <OfferCard title="Lounge pass" action={buy} note="Walk-up, subject to space. Valid for 1 year.">
          <LoadedPrice price={price} isMissing={hasFailed} />
          <p className="small soft">{CONDITION}, the same at every lounge.</p>
        </OfferCard>
      }
      bar={
        <BottomBar {...(price && { price })} note={hasFailed ? 'The price is shown in your cart' : CONDITION}>
          <ButtonLink look="main" to={BUY_PASS}>
            Buy pass
          </ButtonLink>
        </BottomBar>
      }
    />
  )
}

function Where() {
  return (
    <Section title="Where you can use it">
      <p className="soft">
        Look up your airport before you buy: its page lists every lounge with its terminal, opening hours and
        side of security.
      </p>
      <p className="product-page__ways">
        <ButtonLink to="/airport-list/popular">Find a lounge</ButtonLink>
        <ButtonLink look="link" to="/airport-list/all">
          View all airports
        </ButtonLink>
      </p>
    </Section>
  )
}
