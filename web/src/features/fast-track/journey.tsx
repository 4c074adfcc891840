import type { Airport, LaneDetail } from '@layover/api-client'
import { formatMoney } from '@layover/rules/money'
import { visitText, zoneCity } from '@layover/rules/visit-text'
import { airportInWords, whereInWords } from '@layover/rules/where-in-words'
import { lanePath } from '@layover/site/addresses'
import { api, useLaneTimesQuery } from '../../api/api.ts'
import { client } from '../../api/client.ts'
import type { Journey } from '../../checkout/journey/journey.ts'
import { orderCalls } from '../../checkout/journey/order-calls.ts'
import { addressesUnder } from '../../checkout/journey/purchase-addresses.ts'
import type { ResultWords } from '../../checkout/journey/result-words.ts'
import { quotedBy } from '../../checkout/journey/use-quote.ts'
import { paymentStep } from '../../checkout/payment/payment-step.tsx'
import { passes } from '../../checkout/result/passes.tsx'
import { reviewStep } from '../../checkout/steps/review-step.tsx'
import { checkAgain } from '../../checkout/visit/check-again.ts'
import { mendVisit } from '../../checkout/visit/mend-visit.ts'
import { nextAtVisit } from '../../checkout/visit/next-at-visit.ts'
import { pickDates, type VisitCalls } from '../../checkout/visit/visit-calls.ts'
import { visitCartStep } from '../../checkout/visit/visit-cart-step.tsx'
import { emptyVisit, restoreVisit, type VisitDraft } from '../../checkout/visit/visit-draft.ts'
import { type VisitAirport, visitOrder, visitPlace } from '../../checkout/visit/visit-order.ts'
import { visitStep } from '../../checkout/visit/visit-step.tsx'
import { FAST_TRACK_CART } from './cart-words.ts'
import { LaneFacts } from './lane-facts.tsx'
import { SameDay } from './same-day.tsx'

/** A time at one fast-track lane (P14), with its airport's name if known. No place is held: the order takes it. */
export function fastTrack(lane: LaneDetail, airport?: Airport): Journey<VisitDraft> {
  const { cipCode, cipName, currency, currencySymbol, price, airportCode } = lane
  const place = airportInWords(airport?.name, airportCode)
  const where = whereInWords(lane)
  const visits = laneCalls(lane)
  return {
    name: 'fast-track',
    inputInfo: 'ftInputInfo',
    addresses: addressesUnder(lanePath(lane)),
    unit: { one: 'pass', many: 'passes' },
    usePriceOfOne: () => ({ price, currency, currencySymbol }),
    describe: (draft) => [
      cipName,
      place,
      where,
      ...(draft.visitTime ? [visitText(draft)] : []),
      'Non-refundable',
    ],
    termsRemark: 'and understand that fast-track passes are non-refundable',
    discountBox: {},
    resultWords: fastTrackResult(cipCode, airport),
    emptyDraft: emptyVisit(cipCode),
    restore: (stored) => restoreVisit(stored, cipCode),
    steps: [
      visitCartStep({
        ...FAST_TRACK_CART,
        item: cipName,
        pictureCode: cipCode,
        where: [place, where],
        countRemark: () => `${formatMoney({ amount: price, currencySymbol })} each, one per person`,
        max: lane.maxBookingNum,
        rows: [
          { label: 'Lane', value: `${cipName}, ${place}` },
          { label: 'Where', value: where },
        ],
        facts: (
          <section className="checkout__group lane-before" aria-labelledby="before-you-book">
            <h2 id="before-you-book" className="h3">
              Before you book
            </h2>
            <SameDay lane={lane} />
            <LaneFacts lane={lane} place={zoneCity(lane.timeZone)} />
          </section>
        ),
      }),
      visitStep({ calls: visits, isHeld: false }),
      reviewStep(),
      paymentStep(),
    ],
    count: ({ quantity }) => quantity,
    useQuote: quotedBy(api.endpoints.laneQuote, ({ quantity }: VisitDraft, code) => ({
      networkCode: cipCode,
      passengerNumber: quantity,
      ...code,
    })),
    orderBody: visitOrder,
    mendRefusal: mendVisit,
    checkAgain: (checkout) => checkAgain(visits, checkout),
    calls: orderCalls('cip.createOrder', 'cip.confirmPaymentOrder'),
  }
}

/** The words of the result pages; the lane's code draws the picture. */
export function fastTrackResult(cipCode: string, airport?: VisitAirport): ResultWords {
  return {
    serviceType: 'FASTTRACK',
    pictureCode: cipCode,
    next: (order) => nextAtVisit(order, 'Be at the lane at your booked time', '', 'at the lane'),
    bought: passes((order) => visitPlace('Fast-track pass', 'Non-refundable', order, airport)),
  }
}

function laneCalls({ cipCode, hour, timeZone }: LaneDetail): VisitCalls {
  return {
    leadHours: hour,
    timeZone,
    useDates: (passengerNumber) =>
      useLaneTimesQuery({ cipCode, passengerNumber }, { selectFromResult: pickDates }),
    check: ({ holdId: _, ...wanted }) => client.hold('cip.checkAvailable', { cipCode, ...wanted }),
  }
}
