import { accept, refuse, type Verdict } from './verdict.ts'

export const TERMS_MESSAGE = 'Please click the checkbox to continue.'

/** The terms box is ticked (P98). */
export function checkTerms(isTicked: boolean): Verdict<true> {
  return isTicked ? accept(true) : refuse(TERMS_MESSAGE)
}
