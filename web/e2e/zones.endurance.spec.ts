import { testOffers, testPage, type ZonedPage } from './zones.ts'

const PAGES: readonly ZonedPage[] = [
  { path: '/', h1: /before your flight/ },
  { path: '/airport-list/popular', h1: 'Popular airports' },
  { path: '/airport/layover/ZRH', h1: /Zürich Airport/ },
  { path: '/airport/layover/LHR', h1: /Heathrow/ },
  { path: '/lounge/detail/layover/ZRH-LIMMAT', h1: /Limmat Rooms/ },
  { path: '/lounge/buypass?step=1', h1: 'Your cart' },
  { path: '/products/index', h1: 'Choose what makes your trip easier', shows: 'From £64.00' },
  { path: '/membership-plan', h1: 'Fly often? Pay less each visit.', shows: 'Compare the plans' },
  { path: '/help-topics/index', h1: 'How can we help?' },
  { path: '/fast-track/layover/LHR/LHR-FT-T5?step=1', h1: 'Your cart' },
  { path: '/content/privacy-policy', h1: 'Privacy policy' },
]

for (const page of PAGES) testPage(page)
for (const root of ['/fast-track/layover/LHR/LHR-FT-T5', '/lounge/layover/LHR-HARRIER/prebook'])
  testOffers(root)
