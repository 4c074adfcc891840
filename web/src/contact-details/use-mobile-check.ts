import { checkMobile } from '@layover/rules/phone'
import { useState } from 'react'
import type { ContactDetails } from './contact-details.ts'

/** One typing; what the rule said of it means nothing for any other. */
type Typed = Pick<ContactDetails, 'telAbbr' | 'mobile'>

/** Asks the mobile rule, whose library is fetched by the first question, and keeps its answer with the number. */
export function useMobileCheck(details: Typed, onAccept: (typed: Typed, checkedMobile: string) => void) {
  const [refused, setRefused] = useState<Typed>()
  const isRefused =
    refused?.telAbbr === details.telAbbr && refused.mobile === details.mobile && details.mobile !== ''
  /** True when there is no number or a right one. */
  const check = async ({ telAbbr, mobile }: Typed): Promise<boolean> => {
    if (mobile === '') return true
    const verdict = await checkMobile(telAbbr, mobile)
    if (verdict.ok) onAccept({ telAbbr, mobile }, verdict.value.digits)
    else setRefused({ telAbbr, mobile })
    return verdict.ok
  }
  return { isRefused, check, /** The server refused it. */ refuse: setRefused }
}
