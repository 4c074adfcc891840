import { allAirports } from '../catalogue/airports/airports.ts'
import { helpTopics } from '../catalogue/help/help-topics.ts'
import { legalTexts } from '../catalogue/legal/legal-texts.ts'
import { plans } from '../catalogue/sample/plans.ts'
import { sampleLanes } from '../catalogue/sample/sample-lanes.ts'
import { sampleLounges } from '../catalogue/sample/sample-lounges.ts'
import type { CatalogueSource } from '../store/seed-catalogue.ts'

/** Returns the whole catalogue of this release. */
export function catalogueSource(): CatalogueSource {
  return {
    airports: allAirports(),
    lounges: sampleLounges(),
    lanes: sampleLanes(),
    plans: plans(),
    legalTexts: legalTexts(),
    helpTopics: helpTopics(),
  }
}
