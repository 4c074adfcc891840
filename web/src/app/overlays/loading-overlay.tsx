import { useSelector } from 'react-redux'
import { useGoing } from '../../network/going.ts'
import { selectIsLoading, selectIsPaying } from '../../store/loading-slice.ts'
import { WaitingWindow } from '../../ui/page/waiting-window.tsx'
import { useLasting } from './use-lasting.ts'

/** The overlay covers navigations and submits that take longer than this (P73). */
const LOADING_DELAY_MS = 150

/** Covers the page while it waits. A payment shows its own words; for anything else only a screen reader gets words. */
function LoadingOverlay({ isShown, isPaying }: { isShown: boolean; isPaying: boolean }) {
  return (
    <div role="status">
      {isShown && (
        <div className="loading-overlay">
          <WaitingWindow />
          {isPaying ? (
            <p className="loading-overlay__words">Paying. Please do not close this page.</p>
          ) : (
            <span className="sr-only">Loading</span>
          )}
        </div>
      )}
    </div>
  )
}

/** The overlay with the state of the router and the store. */
export function LoadingOverlayHost() {
  const isNavigating = useGoing().state !== 'idle'
  const isSubmitting = useSelector(selectIsLoading)
  const isShown = useLasting(isNavigating || isSubmitting, LOADING_DELAY_MS)
  return <LoadingOverlay isShown={isShown} isPaying={useSelector(selectIsPaying)} />
}
