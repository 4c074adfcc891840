import { OfferCard } from '../../ui/card/offer-card.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { BottomBar } from '../../ui/page/bottom-bar.tsx'
import { Section } from '../../ui/page/section.tsx'
import { fastTrack } from './fast-track.ts'
import { PopularLanes } from './popular-lanes.tsx'
import { ProductPage } from './product-page.tsx'

/** A search for lanes starts with the airport (P72). */
const FIND_PATH = '/airport-list/popular'

/** `/products/item/fast-track`. Each lane has a price of its own, so the page shows a few of them. */
export function FastTrackProduct() {
  const find = (
    <ButtonLink look="main" isWide to={FIND_PATH}>
      Find your airport
    </ButtonLink>
  )
  return (
    <ProductPage
      product={fastTrack}
      where={
        <Section title="Popular lanes" remark="Per person, including all fees">
          <PopularLanes />
        </Section>
      }
      offer={
        <OfferCard title="Fast track" action={find} note="Each lane has its own price. Non-refundable.">
          <p className="small soft">
            Choose your airport to see its lanes, terminals and prices. Not every airport has one.
          </p>
        </OfferCard>
      }
      bar={
        <BottomBar note="Each lane has its own price">
          <ButtonLink look="main" to={FIND_PATH}>
            Find your airport
          </ButtonLink>
        </BottomBar>
      }
    />
  )
}
