import { checkMobile, readMobile } from '@layover/rules/phone'
import { useEffect, useState } from 'react'
import type { ContactDetails } from './contact-details.ts'
import { type MobileInput, withCode } from './mobile-input.ts'

/** One typed number. The rule's result holds for this number alone. */
type Typed = Pick<ContactDetails, 'telAbbr' | 'mobile'>

/** The number as it was read, and the one to send; that one is empty where the rule refuses it. */
type Checked = MobileInput & Pick<ContactDetails, 'checkedMobile'>

/**
 * Reads a typed number and applies the mobile rule, whose library loads at the first use; `onCheck` stores the result
 * where the number is still the typed one. Once a number was refused, a changed number stays wrong until the rule
 * accepts it (P81).
 */
export function useMobileCheck(details: MobileInput, onCheck: (typed: Typed, checked: Checked) => void) {
  const [refused, setRefused] = useState<Typed>()
  const { telAbbr, mobile } = details
  useEffect(() => {
    if (!refused || (refused.telAbbr === telAbbr && refused.mobile === mobile)) return
    if (mobile === '') return setRefused(undefined)
    let isOver = false
    void readAndCheck({ telAbbr, telCountry: '', mobile }).then(({ checkedMobile }) => {
      if (!isOver) setRefused(checkedMobile === '' ? { telAbbr, mobile } : undefined)
    })
    return () => {
      isOver = true
    }
  }, [refused, telAbbr, mobile])
  /** True without a number or with a right one. */
  const check = async (typed: MobileInput): Promise<boolean> => {
    if (typed.mobile === '') return true
    const checked = await readAndCheck(typed)
    onCheck(typed, checked)
    if (checked.checkedMobile !== '' || checked.mobile === '') return true
    setRefused({ telAbbr: checked.telAbbr, mobile: checked.mobile })
    return false
  }
  return {
    isRefused: refused !== undefined && mobile !== '',
    check,
    /** The server refused it. */ refuse: setRefused,
  }
}

async function readAndCheck(typed: MobileInput): Promise<Checked> {
  const number = await readMobile(typed.mobile, typed.telAbbr)
  if (!number) return { ...typed, checkedMobile: '' }
  const verdict = await checkMobile(number.telAbbr, number.digits)
  return { ...withCode(typed, number), checkedMobile: verdict.ok ? verdict.value.digits : '' }
}
