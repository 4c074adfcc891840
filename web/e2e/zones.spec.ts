import { testOffers, testPage } from './zones.ts'

/** Pages that show a time of day; the endurance run covers the others. */
testPage({ path: '/airport/layover/LHR', h1: /Heathrow/ })
testPage({ path: '/lounge/detail/layover/ZRH-LIMMAT', h1: /Limmat Rooms/ })
testOffers('/fast-track/layover/LHR/LHR-FT-T5')
