import { checkMobile } from '@layover/rules/phone'
import { Refused } from './refused.ts'

/** A mobile number as it is stored: its calling code, and the digits without a national 0. */
interface ValidMobile {
  telAbbr: string
  number: string
}

/**
 * Checks a mobile number by the shop's rule (P93, P347).
 *
 * @throws Refused MOBILE_NOT_VALID
 */
export async function validMobile({ telAbbr, number }: Readonly<ValidMobile>): Promise<ValidMobile> {
  const checked = await checkMobile(telAbbr, number)
  if (!checked.ok) throw new Refused('MOBILE_NOT_VALID')
  return { telAbbr: checked.value.telAbbr, number: checked.value.digits }
}
