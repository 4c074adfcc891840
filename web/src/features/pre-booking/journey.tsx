import type { LoungeDetail } from '@layover/api-client'
import { PRE_BOOKING_LEAD_HOURS } from '@layover/rules/lead-time'
import { visitText } from '@layover/rules/visit-text'
import { airportInWords, whereInWords } from '@layover/rules/where-in-words'
import { preBookPath } from '@layover/site/addresses'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { api, usePreBookingDayQuery, usePreBookingTimesQuery } from '../../api/api.ts'
import { client } from '../../api/client.ts'
import type { Journey } from '../../checkout/journey/journey.ts'
import { orderCalls } from '../../checkout/journey/order-calls.ts'
import { isZero, PRE_BOOKING_FEE } from '../../checkout/journey/price-lines.ts'
import { addressesUnder } from '../../checkout/journey/purchase-addresses.ts'
import type { ResultWords } from '../../checkout/journey/result-words.ts'
import { quotedBy } from '../../checkout/journey/use-quote.ts'
import { paymentStep } from '../../checkout/payment/payment-step.tsx'
import { passes } from '../../checkout/result/passes.tsx'
import { reviewStep } from '../../checkout/steps/review-step.tsx'
import { checkAgain } from '../../checkout/visit/check-again.ts'
import { HoldNotice } from '../../checkout/visit/hold-notice.tsx'
import { mendVisit } from '../../checkout/visit/mend-visit.ts'
import { nextAtVisit } from '../../checkout/visit/next-at-visit.ts'
import { canOrderVisit } from '../../checkout/visit/ordered-visit.ts'
import { pickDates, type VisitCalls } from '../../checkout/visit/visit-calls.ts'
import { visitCartStep } from '../../checkout/visit/visit-cart-step.tsx'
import { emptyVisit, restoreVisit, type VisitDraft } from '../../checkout/visit/visit-draft.ts'
import { type VisitAirport, visitOrder, visitPlace } from '../../checkout/visit/visit-order.ts'
import { visitStep } from '../../checkout/visit/visit-step.tsx'
import { BeforeYouBook } from './before-you-book.tsx'
import { PRE_BOOKING_CART } from './cart-words.ts'
import { GuestPrice } from './guest-price.tsx'

/** A held place at one lounge, at a time: 48 hours ahead, for a fee, non-refundable (P147, P148). */
export function preBooking(lounge: LoungeDetail): Journey<VisitDraft> {
  const { loungeCode, loungeName, airportName, airportCode } = lounge
  const place = airportInWords(airportName, airportCode)
  const where = whereInWords(lounge)
  const airport = airportCode && airportName ? { code: airportCode, name: airportName } : undefined
  const visits = loungeCalls(lounge)
  return {
    name: 'pre-booking',
    inputInfo: 'loungePrebookInputInfo',
    addresses: addressesUnder(preBookPath(lounge)),
    unit: { one: 'guest', many: 'guests' },
    usePriceOfOne: () => undefined,
    priceLabels: isZero(lounge.prebookPrice) ? [] : [PRE_BOOKING_FEE],
    describe: (draft) => [
      loungeName,
      place,
      where,
      ...(draft.visitTime ? [visitText(draft)] : []),
      'Place held, non-refundable',
    ],
    termsRemark: 'and understand that pre-bookings are non-refundable',
    discountBox: { remark: 'It does not apply to the pre-booking fee.' },
    resultWords: preBookingResult(loungeCode, airport, lounge.maxStayHours),
    emptyDraft: emptyVisit(loungeCode),
    restore: (stored) => restoreVisit(stored, loungeCode),
    banner: ({ checkout }) => <HoldNotice checkout={checkout} calls={visits} />,
    steps: [
      visitCartStep({
        ...PRE_BOOKING_CART,
        item: loungeName,
        pictureCode: loungeCode,
        facilities: lounge.facilities,
        where: [place, where],
        countRemark: (count) => <GuestPrice count={count} />,
        max: lounge.maxBookingNum,
        rows: [
          { label: 'Lounge', value: `${loungeName}, ${place}` },
          { label: 'Where', value: where },
        ],
        facts: <BeforeYouBook lounge={lounge} />,
      }),
      visitStep({ calls: visits, isHeld: true }),
      reviewStep(),
      paymentStep(),
    ],
    canOrder: (draft) => canOrderVisit(draft),
    count: ({ quantity }) => quantity,
    useQuote: quotedBy(api.endpoints.preBookingQuote, ({ quantity }: VisitDraft, code) => ({
      networkCode: loungeCode,
      passengerNumber: quantity,
      ...code,
    })),
    orderBody: visitOrder,
    mendRefusal: mendVisit,
    checkAgain: (checkout) => checkAgain(visits, checkout),
    calls: orderCalls('loungePrebooking.createOrder', 'loungePrebooking.confirmPaymentOrder'),
  }
}

/** The words of the result pages; the lounge's code draws the picture. */
export function preBookingResult(
  loungeCode: string,
  airport?: VisitAirport,
  maxStayHours?: number,
): ResultWords {
  const stay = maxStayHours
    ? `You can stay up to ${maxStayHours === 1 ? '1 hour' : `${maxStayHours} hours`}.`
    : ''
  return {
    serviceType: 'PREBOOK',
    pictureCode: loungeCode,
    next: (order) => nextAtVisit(order, 'Arrive at your booked time', stay, 'at the lounge desk'),
    bought: passes((order) => visitPlace('Pre-booked visit', 'Place held', order, airport)),
  }
}

function pickDay<Data>({ currentData }: { currentData?: Data }) {
  return { data: currentData }
}

function loungeCalls({ loungeCode, timeZone }: LoungeDetail): VisitCalls {
  return {
    leadHours: PRE_BOOKING_LEAD_HOURS,
    timeZone,
    useDates: (passengerNumber) =>
      usePreBookingTimesQuery({ loungeCode, passengerNumber }, { selectFromResult: pickDates }),
    useDay: (visitDate, passengerNumber) => {
      const wanted = visitDate === '' ? skipToken : { loungeCode, visitDate, passengerNumber }
      const { data, refetch } = usePreBookingDayQuery(wanted, {
        selectFromResult: pickDay,
      })
      return { data, refetch: () => wanted === skipToken || refetch() }
    },
    check: async (wanted) => {
      const result = await client.hold('loungePrebooking.checkAvailable', { loungeCode, ...wanted })
      if (!result.ok) return result
      if (!result.data.available) return { ok: true, data: { available: false } }
      const { holdId, expiresAt, remainingSeconds, placesLeft } = result.data
      // Beside a hold, the server's places left do not include the hold's own.
      const forParty = placesLeft === undefined ? undefined : placesLeft + wanted.passengerNumber
      return {
        ok: true,
        data: { available: true, hold: { holdId, expiresAt, remainingSeconds }, placesLeft: forParty },
      }
    },
  }
}
