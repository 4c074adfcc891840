import type { PassOrder } from '@layover/api-client'
import { LOUNGE_PASS, pathTo } from '@layover/site/addresses'
import { api, useWalkUpPriceQuery } from '../../api/api.ts'
import type { Journey, OrderTerms } from '../../checkout/journey/journey.ts'
import { orderCalls } from '../../checkout/journey/order-calls.ts'
import { addressesUnder } from '../../checkout/journey/purchase-addresses.ts'
import { quotedBy } from '../../checkout/journey/use-quote.ts'
import { orderPassengers } from '../../checkout/passengers/passenger-draft.ts'
import { passengersStep } from '../../checkout/passengers/passengers-step.tsx'
import { paymentStep } from '../../checkout/payment/payment-step.tsx'
import type { PassPlace } from '../../checkout/result/pass-card.tsx'
import { passes } from '../../checkout/result/passes.tsx'
import { reviewStep } from '../../checkout/steps/review-step.tsx'
import { loungeNameIn } from '../../places/came-from-lounge.ts'
import { dayInWords } from '../../ui/date/day-in-words.ts'
import { cartStep } from './cart-step.tsx'
import { goodAt } from './good-at.ts'
import { EMPTY_LOUNGE_PASS, type LoungePassDraft, restoreLoungePass } from './lounge-pass-draft.ts'

const ANY_LOUNGE: PassPlace = {
  kind: 'Lounge pass',
  condition: 'Walk-up',
  headline: 'Any lounge',
  isCode: false,
  name: 'Layover network',
  where: 'Go in when there is space',
}

/** Names the lounge that the buying tab came from; an order is good at any, so it knows none (P474). */
function placeIn(state: unknown): PassPlace {
  const loungeName = loungeNameIn(state)
  return loungeName ? { ...ANY_LOUNGE, name: goodAt(loungeName) } : ANY_LOUNGE
}

function pickPrice<Data>({ data }: { data?: Data }) {
  return { data }
}

/** Walk-up passes: any lounge of the network, valid for a year (P137). */
export const loungePass: Journey<LoungePassDraft> = {
  name: 'lounge-pass',
  inputInfo: 'loungeBuypassInputInfo',
  addresses: addressesUnder(pathTo(LOUNGE_PASS, {})),
  unit: { one: 'pass', many: 'passes' },
  usePriceOfOne: () => useWalkUpPriceQuery({}, { selectFromResult: pickPrice }).data,
  describe: () => ['Walk-up lounge pass', 'Valid 1 year'],
  discountBox: {},
  resultWords: {
    serviceType: 'LOUNGE',
    pictureCode: 'LAYOVER-PASS',
    title: ({ passes = [] }) =>
      passes.length > 1 ? `Your ${passes.length} passes are ready` : 'Your pass is ready',
    next: ({ passes: [pass] = [] }) => [
      {
        title: 'Choose a lounge',
        text: `Any lounge in the network${pass ? `, on any day until ${dayInWords(pass.validUntil)}` : ''}.`,
      },
      {
        title: 'Go while it is open',
        text: 'A walk-up pass does not guarantee entry: a full lounge may ask you to wait.',
      },
      {
        title: 'Show your code',
        text: 'One code per person at the desk, with a boarding pass for that day.',
      },
    ],
    bought: passes((_order, state) => placeIn(state)),
  },
  resultState: ({ loungeName }) => ({ loungeName }),
  emptyDraft: EMPTY_LOUNGE_PASS,
  restore: restoreLoungePass,
  steps: [cartStep, passengersStep(({ quantity }) => quantity), reviewStep(), paymentStep()],
  count: ({ quantity }) => quantity,
  useQuote: quotedBy(api.endpoints.walkUpQuote, ({ quantity }: LoungePassDraft, code) => ({
    passengerNumber: quantity,
    ...code,
  })),
  orderBody,
  calls: orderCalls('lounge.createOrder', 'lounge.confirmPaymentOrder'),
}

function orderBody(draft: LoungePassDraft, { price, ...offer }: OrderTerms): PassOrder {
  return {
    ...orderPassengers(draft, draft.quantity),
    ...offer,
    expectedTotal: price.totalAmount,
    currency: price.currency,
  }
}
