import { addressesIn } from '../domain/addresses-in.ts'
import { utcDate } from '../domain/deletion-date.ts'
import { daysBefore } from '../domain/retention-terms.ts'
import type { AccountRow, ServiceRequestRow } from '../store/database/rows/requests.ts'
import type { OrderStanding } from '../store/repositories/order-people.ts'
import type { Repositories } from '../store/store.ts'

/** Everything that is stored of the person with an address, up to an instant. */
export interface FoundPerson {
  readonly account: AccountRow | undefined
  readonly orders: readonly OrderStanding[]
  /** References of forms: of the address, of the account's number, and those whose text contains the address. */
  readonly forms: readonly string[]
}

/** Finds a person by an address in small letters. */
export async function findPerson(
  { accounts, orderPeople, serviceRequests }: Repositories,
  email: string,
  until: Date,
): Promise<FoundPerson> {
  const known = await accounts.findByEmail(email)
  const account = known && known.created_at <= until ? known : undefined
  const person = { email, membershipNumber: account?.membership_number }
  const forms = await serviceRequests.findOf(person, until)
  return {
    account,
    orders: await orderPeople.findOf(person, until),
    forms: forms.filter((form) => isOf(form, person)).map(({ reference }) => reference),
  }
}

function isOf(
  form: ServiceRequestRow,
  person: { email: string; membershipNumber: string | undefined },
): boolean {
  const isNumbers = form.membership_number !== null && form.membership_number === person.membershipNumber
  return isNumbers || addressesOf(form).has(person.email)
}

/** The addresses that a form was sent with or that its text contains. */
export function addressesOf({ content }: Pick<ServiceRequestRow, 'content'>): Set<string> {
  const texts = Object.values(content).filter((value) => typeof value === 'string')
  return addressesIn(texts.join('\n'))
}

/** What keeps the people of an order: money, until it is settled; passes or a membership, up to their last day. */
export type OpenBecause = 'unsettled' | { readonly validUntil: string }

/**
 * Why an order cannot be emptied yet (P413); undefined when it can. A place's day may end 12 hours after UTC's, so a
 * pass counts for a day longer. The membership of a cancelled account counts no more.
 */
export function openBecause(
  order: OrderStanding,
  cancelledNumber: string | undefined,
  now: Date,
): OpenBecause | undefined {
  if (!order.is_settled) return 'unsettled'
  const isCancelled = order.membership_number !== null && order.membership_number === cancelledNumber
  const lastDays = [order.passes_until, isCancelled ? null : order.membership_until]
  const validUntil = lastDays
    .filter((day) => day !== null && day >= endedBeforeDay(now))
    .sort()
    .at(-1)
  return validUntil ? { validUntil } : undefined
}

/** The day before which a pass must have ended to be over at every place. */
export function endedBeforeDay(now: Date): string {
  return utcDate(daysBefore(now, 1))
}
