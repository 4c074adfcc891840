import { checkEmail } from '@layover/rules/email'
import { checkFirstName, checkLastName } from '@layover/rules/passenger-name'
import { checkMobile } from '@layover/rules/phone'
import { checkUniquePassengers } from '@layover/rules/unique-passengers'
import type { Verdict } from '@layover/rules/verdict'
import { Refused, WrongRequest } from '../../domain/refused.ts'
import type { Lead } from '../../store/database/schema.ts'

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
 * Checks the travellers of an order by the shop's rules (P347). The contract's schemas contain a part of them. The
 * others are business refusals: whether a phone number exists, and whether two names are the same.
 *
 * @throws WrongRequest 400 with every fault; no fault repeats the visitor's text
 * @throws Refused MOBILE_NOT_VALID, PASSENGERS_NOT_UNIQUE
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
  const passengers = order.passengers.map((each, index) => name(`$.passengers[${index}]`, each))
  if (errors.length > 0) throw new WrongRequest(400, 'The travellers are not valid', errors)
  if (!checkUniquePassengers([lead, ...passengers]).ok) throw new Refused('PASSENGERS_NOT_UNIQUE')
  if (mobile !== undefined) lead.mobile = await validMobile(mobile)
  return { lead, passengers }
}

async function validMobile({
  telAbbr,
  number,
}: NonNullable<Lead['mobile']>): Promise<Lead['mobile'] & object> {
  const checked = await checkMobile(telAbbr, number)
  if (!checked.ok) throw new Refused('MOBILE_NOT_VALID')
  return { telAbbr: checked.value.telAbbr, number: checked.value.digits }
}
