import { useSelector } from 'react-redux'
import { useNavigation } from 'react-router'
import { selectIsLoading } from './loading-slice.ts'
import { useLasting } from './use-lasting.ts'

/** Ruling 37: the overlay covers navigations and submits, and only those that last. */
const LOADING_DELAY_MS = 150

/** Over the page while it waits; the word is there for a screen reader. */
function LoadingOverlay({ isShown }: { isShown: boolean }) {
  return (
    <div role="status">
      {isShown && (
        <div className="loading-overlay">
          <span className="loading-overlay__window" aria-hidden="true" />
          <span className="sr-only">Loading</span>
        </div>
      )}
    </div>
  )
}

/** The overlay, told by the router and the store. */
export function LoadingOverlayHost() {
  const isNavigating = useNavigation().state !== 'idle'
  const isSubmitting = useSelector(selectIsLoading)
  return <LoadingOverlay isShown={useLasting(isNavigating || isSubmitting, LOADING_DELAY_MS)} />
}
