import { checkFirstName, checkLastName } from '@layover/rules/passenger-name'
import { checkUniquePassengers } from '@layover/rules/unique-passengers'
import type { Verdict } from '@layover/rules/verdict'
import { Refused } from '../../domain/refused.ts'
import { validMobile } from '../../domain/valid-mobile.ts'
import type { Lead } from '../../store/database/rows/orders.ts'

interface Name {
  readonly firstName: string
  readonly lastName: string
}

/** The travellers in the stored form: names trimmed and composed, the mobile number without a national 0. */
export interface Travellers {
  readonly lead: Lead
  readonly passengers: { firstName: string; lastName: string }[]
}

/**
 * Checks the travellers of an order by the shop's rules (P347). The contract's schemas contain most of them. The
 * others are business refusals: whether a phone number exists, whether two names are the same, and whether a name is
 * too long once its marks are composed.
 *
 * @throws Refused MOBILE_NOT_VALID, PASSENGERS_NOT_UNIQUE, NOT_AVAILABLE for a name; no message repeats the
 *   visitor's text
 */
export async function checkTravellers(order: {
  readonly lead: Lead
  readonly passengers: readonly Name[]
}): Promise<Travellers> {
  const { email, mobile } = order.lead
  const lead: Lead = { ...validName(order.lead), email }
  const passengers = order.passengers.map(validName)
  if (!checkUniquePassengers([lead, ...passengers]).ok) throw new Refused('PASSENGERS_NOT_UNIQUE')
  if (mobile !== undefined) lead.mobile = await validMobile(mobile)
  return { lead, passengers }
}

function validName({ firstName, lastName }: Name): Name {
  return { firstName: valid(checkFirstName(firstName)), lastName: valid(checkLastName(lastName)) }
}

function valid(verdict: Verdict<string>): string {
  if (!verdict.ok) throw new Refused('NOT_AVAILABLE', verdict.message)
  return verdict.value
}
