import { allAirports } from '../catalogue/airports.ts'
import { discountCodes } from '../catalogue/discount-codes.ts'
import { helpTopics } from '../catalogue/help-topics.ts'
import { legalTexts } from '../catalogue/legal-texts.ts'
import { plans } from '../catalogue/plans.ts'
import { sampleLanes } from '../catalogue/sample-lanes.ts'
import { sampleLounges } from '../catalogue/sample-lounges.ts'
import type { CatalogueSource } from '../store/seed-catalogue.ts'

/** The catalogue of this release, whole. */
export function catalogueSource(): CatalogueSource {
  return {
    airports: allAirports(),
    lounges: sampleLounges(),
    lanes: sampleLanes(),
    plans: plans(),
    legalTexts: legalTexts(),
    helpTopics: helpTopics(),
    discountCodes: discountCodes(),
  }
}
