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
  const mobile = useMobileCheck(draft.lead, ({ telAbbr, mobile }, checked) =>
    // The rule takes a moment; by then the number may have changed.
    update(({ lead }) =>
      lead.telAbbr === telAbbr && lead.mobile === mobile ? { lead: { ...lead, ...checked } } : {},
    ),
  )
  return {
    count,
    draft,
    errors: checkPassengers(draft, count, mobile.isRefused),
    /** The errors, after the rule for the number has finished. */
    checkNow: async (): Promise<FieldErrors> => {
      const isMobileRight = await mobile.check(checkout.read().lead)
      return checkPassengers(checkout.read(), count, !isMobileRight)
    },
    checkMobile: () => mobile.check(draft.lead),
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
