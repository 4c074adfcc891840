import { checkMobile } from '@layover/rules/phone'
import { useEffect, useState } from 'react'
import type { ContactDetails } from './contact-details.ts'

/** One typing; what the rule said of it means nothing for any other. */
type Typed = Pick<ContactDetails, 'telAbbr' | 'mobile'>

/**
 * Asks the mobile rule, whose library is fetched by the first question, and keeps its answer with the number. Once a
 * number was refused, what is typed after it is wrong until the rule accepts it (P81).
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
  /** True when there is no number or a right one. */
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
