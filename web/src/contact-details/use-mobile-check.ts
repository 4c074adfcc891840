import { checkMobile } from '@layover/rules/phone'
import { useEffect, useState } from 'react'
import type { ContactDetails } from './contact-details.ts'

/** One typed number. The rule's result holds for this number alone. */
type Typed = Pick<ContactDetails, 'telAbbr' | 'mobile'>

/**
 * Applies the mobile rule, whose library loads at the first use, and stores the result with the number. Once a number
 * was refused, a changed number stays wrong until the rule accepts it (P81).
 */
export function useMobileCheck(details: Typed, onAccept: (typed: Typed, checkedMobile: string) => void) {
  const [refused, setRefused] = useState<Typed>()
  const { telAbbr, mobile } = details
  useEffect(() => {
    if (!refused || (refused.telAbbr === telAbbr && refused.mobile === mobile)) return
    if (mobile === '') return setRefused(undefined)
    let isOver = false
    void checkMobile(telAbbr, mobile).then(({ ok }) => {
      if (!isOver) setRefused(ok ? undefined : { telAbbr, mobile })
    })
    return () => {
      isOver = true
    }
  }, [refused, telAbbr, mobile])
  /** True without a number or with a right one. */
  const check = async (typed: Typed): Promise<boolean> => {
    if (typed.mobile === '') return true
    const verdict = await checkMobile(typed.telAbbr, typed.mobile)
    if (verdict.ok) onAccept(typed, verdict.value.digits)
    else setRefused({ telAbbr: typed.telAbbr, mobile: typed.mobile })
    return verdict.ok
  }
  return {
    isRefused: refused !== undefined && mobile !== '',
    check,
    /** The server refused it. */ refuse: setRefused,
  }
}
