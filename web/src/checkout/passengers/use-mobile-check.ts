import { checkMobile } from '@layover/rules/phone'
import { useState } from 'react'
import type { LeadDraft } from './passenger-draft.ts'

/** One typing; what the rule said of it means nothing for any other. */
type Typed = Pick<LeadDraft, 'telAbbr' | 'mobile'>

/** Asks the mobile rule, whose library is fetched by the first question, and keeps its answer with the number. */
export function useMobileCheck(lead: LeadDraft, onAccept: (typed: Typed, checkedMobile: string) => void) {
  const [refused, setRefused] = useState<Typed>()
  const isRefused = refused?.telAbbr === lead.telAbbr && refused.mobile === lead.mobile && lead.mobile !== ''
  /** True when there is no number or a right one. */
  const check = async ({ telAbbr, mobile }: Typed): Promise<boolean> => {
    if (mobile === '') return true
    const verdict = await checkMobile(telAbbr, mobile)
    if (verdict.ok) onAccept({ telAbbr, mobile }, verdict.value.digits)
    else setRefused({ telAbbr, mobile })
    return verdict.ok
  }
  return { isRefused, check }
}
