import { testOffers, testPage } from './zones.ts'

/** The pages that say a time of day; the endurance run tells of the others too. */
testPage({ path: '/airport/layover/LHR', h1: /Heathrow/ })
testPage({ path: '/lounge/detail/layover/ZRH-LIMMAT', h1: /Limmat Rooms/ })
testOffers('/fast-track/layover/LHR/LHR-FT-T5')
