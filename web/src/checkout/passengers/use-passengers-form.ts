import { useRef } from 'react'
import { useMobileCheck } from '../../contact-details/use-mobile-check.ts'
import type { FieldErrors } from '../../ui/form/use-visible-errors.ts'
import type { CheckoutState } from '../journey/checkout-state.ts'
import type { CheckoutDraft } from '../journey/draft.ts'
import { checkPassengers } from './check-passengers.ts'
import { type LeadDraft, NO_NAMES, type PassengerDraft } from './passenger-draft.ts'

/** A draft with passengers. */
export type WithPassengers = CheckoutDraft & PassengerDraft

/** The form of a party of `count`: its errors, and the functions that change it. */
export function usePassengersForm<D extends WithPassengers>(checkout: CheckoutState<D>, count: number) {
  const { draft } = checkout
  const update = (change: (current: D) => Partial<PassengerDraft>) =>
    checkout.update((current) => change(current) as Partial<D>)
  const mobile = useMobileCheck(draft.lead, ({ telAbbr, mobile }, checkedMobile) =>
    // The rule takes a moment; by then the number may have changed.
    update(({ lead }) =>
      lead.telAbbr === telAbbr && lead.mobile === mobile ? { lead: { ...lead, checkedMobile } } : {},
    ),
  )
  const parsing = useRef<Promise<void>>(undefined)
  return {
    count,
    draft,
    errors: checkPassengers(draft, count, mobile.isRefused),
    /** The errors, after every pending rule has finished. */
    checkNow: async (): Promise<FieldErrors> => {
      await parsing.current
      const isMobileRight = await mobile.check(checkout.read().lead)
      return checkPassengers(checkout.read(), count, !isMobileRight)
    },
    checkMobile: () => mobile.check(draft.lead),
    waitFor: (promise: Promise<void>) => {
      parsing.current = promise
    },
    updateLead: (patch: Partial<LeadDraft>) => update(({ lead }) => ({ lead: { ...lead, ...patch } })),
    updateOther: (index: number, passenger: PassengerDraft['others'][number]) =>
      update(({ others }) => ({ others: putAt(others, index, passenger) })),
  }
}

export type PassengersForm = ReturnType<typeof usePassengersForm>

/** The list with one entry set; missing entries before it become empty names. */
function putAt(list: PassengerDraft['others'], place: number, value: PassengerDraft['others'][number]) {
  const filled = Array.from(
    { length: Math.max(list.length, place + 1) },
    (_, index) => list[index] ?? NO_NAMES,
  )
  return filled.map((old, index) => (index === place ? value : old))
}
