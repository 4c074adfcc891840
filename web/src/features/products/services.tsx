import { BUY_PASS } from '@layover/site/addresses'
import { CLAIMED_LANES, CLAIMED_LOUNGES } from '@layover/site/claims'
import './products.css'
import { lowestPrice } from '@layover/rules/lowest-price'
import { formatMoney } from '@layover/rules/money'
import { useRead } from '../../api/use-read.ts'
import fastTrackPicture from '../../company/pictures/fast-track.svg'
import loungesPicture from '../../company/pictures/lounges.svg'
import { Section } from '../../ui/page/section.tsx'
import { ServiceCard } from './service-card.tsx'
import { Situations } from './situations.tsx'

/** `/products/index`: all products side by side, with help for choosing. */
export function Services() {
  const { data: pass, hasFailed: isPassMissing } = useRead('walkUpPrice', {})
  const { data: plans, hasFailed: arePlansMissing } = useRead('plans', {})
  const { data: lanes, hasFailed: areLanesMissing } = useRead('popularLanes', {})
  const first = plans?.[0]
  // In the currency of the pass beside it: amounts of different currencies cannot be compared.
  const lane = lowestPrice(
    (lanes ?? []).map(({ price, ...money }) => ({ ...money, amount: price })),
    pass?.currency,
  )
  return (
    <main id="main">
      <header className="wrap services__head">
        <h1>Choose what makes your trip easier</h1>
        <p className="services__lead">
          Two services and a membership. No account needed, and every price includes all fees.
        </p>
      </header>
      <Section className="wrap services" title="Our services">
        <ul className="services__list">
          <ServiceCard
            name="Lounge pass"
            picture={loungesPicture}
            text="A quiet seat before your flight. One pass, any lounge in the network."
            price={pass && formatMoney({ ...pass, amount: pass.price })}
            isPriceMissing={isPassMissing}
            facts={['Valid for 1 year', 'Walk in, no booking', `More than ${CLAIMED_LOUNGES} lounges`]}
            buy={{ to: BUY_PASS, label: 'Buy pass' }}
            read={{ to: '/products/item/lounge', label: 'What you get' }}
          />
          <ServiceCard
            name="Fast track"
            picture={fastTrackPicture}
            text="A shorter queue at the airport, at a time you choose."
            price={lane && `From ${formatMoney(lane)}`}
            isPriceMissing={areLanesMissing || (!!lanes && !lane)}
            missingPrice="Price varies by lane"
            facts={[
              'Same-day booking at many airports',
              'Any airline, any ticket',
              `More than ${CLAIMED_LANES} locations`,
            ]}
            condition="Non-refundable"
            buy={{ to: '/airport-list/popular', label: 'Find a lane' }}
            read={{ to: '/products/item/fast-track', label: 'How it works' }}
          />
          <ServiceCard
            name="Membership"
            picture={undefined}
            text="A set of lounge visits for a year. Each visit costs less than a single pass."
            price={first && `From ${formatMoney({ ...first, amount: first.price })}`}
            isPriceMissing={arePlansMissing || plans?.length === 0}
            missingPrice="Price varies by plan"
            facts={['Any lounge in the network', 'Bring guests: one visit each', 'Add visits when you buy']}
            buy={{ to: '/membership-purchase/index', label: 'Buy a plan' }}
            read={{ to: '/membership-plan', label: 'Compare plans' }}
          />
        </ul>
      </Section>
      <Situations />
    </main>
  )
}
