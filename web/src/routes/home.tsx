import '../features/airports/airport-search.css'
import '../features/home/home.css'
import { fixedHeads } from '@layover/site/heads/fixed-pages'
import { AirportSearch } from '../features/airports/airport-search.tsx'
import { HomeHero } from '../features/home/hero.tsx'
import { HowItWorks } from '../features/home/how-it-works.tsx'
import { KeptPass } from '../features/home/kept-pass.tsx'
import { MembershipOffer } from '../features/home/membership-offer.tsx'
import { PopularAirports } from '../features/home/popular-airports.tsx'
import { Products } from '../features/home/products.tsx'
import { Reasons } from '../features/home/reasons.tsx'
import { useOffers } from '../features/home/use-offers.ts'
import { YourPasses } from '../features/home/your-passes.tsx'
import { PageHead } from '../page/page-head.tsx'

export default function Home() {
  const offers = useOffers()
  return (
    <main id="main">
      <PageHead {...fixedHeads.home} />
      <HomeHero search={<AirportSearch />} price={offers.pass} />
      <YourPasses />
      <Products offers={offers} />
      <PopularAirports airports={offers.airports} isLoading={offers.isLoading} />
      <HowItWorks />
      <MembershipOffer lowestVisit={offers.lowestVisit} />
      <Reasons />
      <KeptPass />
    </main>
  )
}
