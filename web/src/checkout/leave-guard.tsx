import { type RefObject, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../ui/form/button.tsx'
import { Sheet } from '../ui/page/sheet.tsx'

type Props = {
  isRunning: RefObject<boolean>
  isSettling: boolean
  /** Whether a reload would find the payment under check: false when storage is blocked or full. */
  isStored: () => boolean
  root: string
}

/**
 * Asks for confirmation before the visitor leaves while an order runs or its payment is being checked (P36). Moving
 * between the purchase's own pages is no leaving; the checkout clears `isRunning` before it moves on. A reload during
 * the check asks only when it would lose the payment and allow a second one.
 */
export function LeaveGuard({ isRunning, isSettling, isStored, root }: Props) {
  const blocker = useBlocker(({ nextLocation }) => {
    if (isRunning.current) return true
    return isSettling && !nextLocation.pathname.startsWith(root)
  })
  const wouldForget = useRef<() => boolean>(() => false)
  wouldForget.current = () => isSettling && !isStored()
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isRunning.current || wouldForget.current()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isRunning])
  const stay = () => blocker.reset?.()
  return (
    <Sheet
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      title="Your payment is not finished"
      actions={
        <>
          <Button look="main" onClick={stay} autoFocus>
            Stay here
          </Button>
          <Button look="link" onClick={() => blocker.proceed?.()}>
            Leave anyway
          </Button>
        </>
      }
    >
      If you leave now, you may still be charged and won’t see your booking here. It takes a few seconds.
    </Sheet>
  )
}
