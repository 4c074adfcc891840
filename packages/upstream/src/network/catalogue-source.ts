import { allAirports } from '../catalogue/airports/airports.ts'
import { helpTopics } from '../catalogue/help/help-topics.ts'
import { legalTexts } from '../catalogue/legal/legal-texts.ts'
import { plans } from '../catalogue/sample/plans.ts'
import { sampleLanes } from '../catalogue/sample/sample-lanes.ts'
import { sampleLounges } from '../catalogue/sample/sample-lounges.ts'
import { walkUpPrice } from '../catalogue/sample/walk-up-price.ts'
import type { Catalogue } from '../domain/catalogue.ts'

/** Returns the sample catalogue of this release. Its codes are samples of their own switch (P402). */
export function catalogueSource(): Catalogue {
  return {
    airports: allAirports(),
    lounges: sampleLounges(),
    lanes: sampleLanes(),
    plans: plans(),
    walkUp: walkUpPrice,
    prices: [],
    discountCodes: [],
    legalTexts: legalTexts(),
    helpTopics: helpTopics(),
  }
}
