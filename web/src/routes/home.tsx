import '../features/airports/airport-search.css'
import '../features/home/home.css'
import { fixedHeads } from '@layover/site/heads/fixed-pages'
import { AirportSearch } from '../features/airports/airport-search.tsx'
import { HomeHero } from '../features/home/hero.tsx'
import { Products } from '../features/home/products.tsx'
import { Reasons } from '../features/home/reasons.tsx'
import { PageHead } from '../page/page-head.tsx'

export default function Home() {
  return (
    <main id="main">
      <PageHead {...fixedHeads.home} />
      <HomeHero search={<AirportSearch />} />
      <Products />
      <Reasons />
    </main>
  )
}
