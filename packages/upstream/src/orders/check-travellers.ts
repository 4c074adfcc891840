import { checkEmail } from '@layover/rules/email'
import { checkFirstName, checkLastName } from '@layover/rules/passenger-name'
import { checkMobile } from '@layover/rules/phone'
import { checkUniquePassengers } from '@layover/rules/unique-passengers'
import type { Verdict } from '@layover/rules/verdict'
import type { Lead } from '../store/schema.ts'
import { WrongRequest } from './refused.ts'

interface Name {
  readonly firstName: string
  readonly lastName: string
}

/** Who travels, in the form that is stored: names trimmed and composed, the mobile number without a national 0. */
export interface Travellers {
  readonly lead: Lead
  readonly passengers: { firstName: string; lastName: string }[]
}

/**
 * Holds the travellers of an order to the shop's own rules (spec §5, rulings 23, 24, 27).
 *
 * @throws WrongRequest 400 with every fault; what was typed is repeated in none
 */
export async function checkTravellers(order: {
  readonly lead: Lead
  readonly passengers: readonly Name[]
}): Promise<Travellers> {
  const errors: { path: string; expected: string; got: string }[] = []
  const take = <T>(path: string, verdict: Verdict<T>, fallback: T): T => {
    if (verdict.ok) return verdict.value
    errors.push({ path, expected: verdict.message, got: 'something else' })
    return fallback
  }
  const name = (path: string, { firstName, lastName }: Name) => ({
    firstName: take(`${path}.firstName`, checkFirstName(firstName), ''),
    lastName: take(`${path}.lastName`, checkLastName(lastName), ''),
  })
  const { email, mobile } = order.lead
  const lead: Lead = { ...name('$.lead', order.lead), email: take('$.lead.email', checkEmail(email), '') }
  if (mobile !== undefined) {
    const checked = take('$.lead.mobile', await checkMobile(mobile.telAbbr, mobile.number), undefined)
    if (checked !== undefined) lead.mobile = { telAbbr: checked.telAbbr, number: checked.digits }
  }
  const passengers = order.passengers.map((each, index) => name(`$.passengers[${index}]`, each))
  take('$.passengers', checkUniquePassengers([order.lead, ...order.passengers]), [])
  if (errors.length > 0) throw new WrongRequest(400, 'The travellers are not valid', errors)
  return { lead, passengers }
}
