import { checkMobile } from '@layover/rules/phone'
import { useState } from 'react'
import type { LeadDraft } from './passenger-draft.ts'

/** What the rule said of one typing; it means nothing for any other. */
type Refused = { readonly telAbbr: string; readonly mobile: string }

/** Asks the mobile rule, whose library is fetched by the first question, and keeps its answer with the number. */
export function useMobileCheck(lead: LeadDraft, onAccept: (checkedMobile: string) => void) {
  const [refused, setRefused] = useState<Refused>()
  const isRefused = refused?.telAbbr === lead.telAbbr && refused.mobile === lead.mobile && lead.mobile !== ''
  /** True when there is no number or a right one. */
  const check = async (): Promise<boolean> => {
    const { telAbbr, mobile } = lead
    if (mobile === '') return true
    const verdict = await checkMobile(telAbbr, mobile)
    if (verdict.ok) onAccept(verdict.value.digits)
    else setRefused({ telAbbr, mobile })
    return verdict.ok
  }
  return { isRefused, check }
}
