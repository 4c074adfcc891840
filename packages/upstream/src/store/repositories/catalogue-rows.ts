import type { Catalogue, HelpTopics } from '../../domain/catalogue.ts'

/** The rows of the tables that an import writes anew, by table. */
export function catalogueRows({ helpTopics, ...catalogue }: Catalogue) {
  const { airports, lounges, lanes, plans, walkUp, prices, legalTexts } = catalogue
  return {
    airports: airports.map(({ countryCode, timeZone, ...rest }) => ({
      ...rest,
      country_code: countryCode,
      time_zone: timeZone,
    })),
    lounges: lounges.map(
      ({ loungeCode, airportCode, currency, entryPriceMinor, prebookFeeMinor, ...details }, position) => ({
        lounge_code: loungeCode,
        position,
        airport_code: airportCode,
        details,
        currency,
        entry_price_minor: entryPriceMinor,
        prebook_fee_minor: prebookFeeMinor,
      }),
    ),
    lanes: lanes.map(({ cipCode, airportCode, currency, priceMinor, ...details }, position) => ({
      cip_code: cipCode,
      position,
      airport_code: airportCode,
      details,
      currency,
      price_minor: priceMinor,
    })),
    plans: plans.map(({ planId, ...details }, position) => ({ plan_id: planId, position, details })),
    walk_up_price: [
      {
        is_only: true,
        currency: walkUp.currency,
        price_minor: walkUp.priceMinor,
        validity_months: walkUp.validityMonths,
      },
    ],
    scheduled_prices: prices.map((price) => ({
      kind: price.kind,
      code: price.code,
      valid_from: price.validFrom,
      price_minor: price.priceMinor,
      fee_minor: price.feeMinor,
      additional_visit_price_minor: price.additionalVisitPriceMinor,
    })),
    legal_texts: legalTexts.map(({ updatedAt, ...rest }, position) => ({
      ...rest,
      position,
      updated_at: updatedAt,
    })),
    ...helpRows(helpTopics),
  }
}

function helpRows({ groups, questions, popularIds }: HelpTopics) {
  return {
    help_groups: groups.map((group, position) => ({ ...group, position })),
    help_questions: questions.map((question, position) => {
      const popular = popularIds.indexOf(question.id)
      return { ...question, position, popular_position: popular < 0 ? null : popular }
    }),
  }
}
