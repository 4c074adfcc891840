import '../features/home/home.css'
import { PageHead } from '../app/page-head.tsx'
import { HomeHero } from '../features/home/hero.tsx'
import { PlainSearch } from '../features/home/plain-search.tsx'
import { Products } from '../features/home/products.tsx'
import { Reasons } from '../features/home/reasons.tsx'

export default function Home() {
  return (
    <main id="main">
      <PageHead
        description="Buy airport lounge passes and fast-track lanes at more than 900 airports. No account needed."
        canonicalPath="/"
      />
      <HomeHero search={<PlainSearch />} />
      <Products />
      <Reasons />
    </main>
  )
}
