import { tellOfOffers, tellOfPage } from './zones.ts'

/** The pages that say a time of day; the endurance run tells of the others too. */
tellOfPage({ path: '/airport/layover/LHR', h1: /Heathrow/ })
tellOfPage({ path: '/lounge/detail/layover/ZRH-LIMMAT', h1: /Limmat Rooms/ })
tellOfOffers('/fast-track/layover/LHR/LHR-FT-T5')
