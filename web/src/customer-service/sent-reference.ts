import { useLocation, useNavigate } from 'react-router'
import { useIsAlive } from '../ui/page/use-is-alive.ts'

/**
 * The reference of the message just sent. It is stored in the tab's history entry: a reload shows it again, Back does
 * not lead into a sent form, and no link can pretend that a message was sent.
 */
export function useSentReference(): [string | undefined, (reference: string) => void] {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  // A prerendered page has no history.
  const isAlive = useIsAlive()
  const stored: unknown = isAlive ? (state as { reference?: unknown } | null)?.reference : undefined
  const keep = (reference: string) => void navigate({ search }, { replace: true, state: { reference } })
  return [typeof stored === 'string' ? stored : undefined, keep]
}
