import { TERMS_MESSAGE } from '@layover/rules/terms'
import { type RefObject, useEffect, useRef } from 'react'

/** The terms box is in view when the line asks for it alone: on a phone the bar could cover it (P431). */
export function useTermsInView(missing: string | undefined): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (missing === TERMS_MESSAGE) box.current?.scrollIntoView({ block: 'nearest' })
  }, [missing])
  return box
}
