import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { focusSection } from '../../ui/page/section.tsx'

/** The state of a history entry that the review's 'Change' has opened: Next leads straight back (P109). */
export const CHANGE = { isChange: true }

/** Whether the review's 'Change' has opened this step. */
export function useIsChange(): boolean {
  const { state } = useLocation()
  return (state as Partial<typeof CHANGE> | null)?.isChange === true
}

/** Brings the field that the address names into view and gives it focus; a section gives it to its heading. */
export function useFieldInAddress(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const field = hash === '' ? null : document.getElementById(hash.slice(1))
    if (!field) return
    if (field.tagName === 'SECTION') {
      field.scrollIntoView({ block: 'start' })
      focusSection(field.id)
    } else {
      field.scrollIntoView({ block: 'center' })
      field.focus({ preventScroll: true })
    }
  }, [hash, key])
}
