import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { useIsOnline } from '../../network/is-online.ts'
import { fetchAgain, useIsMissing } from '../../network/missing-parts.ts'
import { useWhenBack } from '../../network/when-back.ts'
import { Button } from '../../ui/form/button.tsx'
import { keepPages } from '../lazy-routes.ts'
import { useNextPage } from '../next-pages.ts'

/** Says that there is no connection, or that a part of the shop did not load, while the page stays (P458, P459). */
export function NetworkNotice() {
  const isOnline = useIsOnline()
  const { location: next } = useNavigation()
  const isPageMissing = useIsMissing('page') && next !== undefined
  const isPartMissing = useIsMissing('part')
  const stay = useStay()
  useEffect(keepPages, [])
  useNextPage()
  const { revalidate } = useRevalidator()
  // What has come is cached, so this fetches what has not (P461).
  useWhenBack(() => {
    if (next === undefined) void revalidate()
  })
  // A page that waits for the connection leaves the present one in use: no overlay covers it.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-waits', isPageMissing)
  }, [isPageMissing])
  const words = inWords(isOnline, isPageMissing, isPartMissing)
  // The live region stands before its words come.
  return (
    <div role="status" className="network-notice">
      {words && (
        <div className="network-notice__row wrap">
          <p>{words}</p>
          {isOnline && (
            <Button look="link" isInList onClick={fetchAgain}>
              Try again
            </Button>
          )}
          {isPageMissing && (
            <Button look="link" isInList onClick={stay}>
              Stay here
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function inWords(isOnline: boolean, isPageMissing: boolean, isPartMissing: boolean): string | undefined {
  if (!isOnline) {
    return isPageMissing
      ? 'You are offline. The page opens when the connection is back.'
      : 'You are offline. What you have typed is kept.'
  }
  if (isPageMissing) return 'The page did not load.'
  return isPartMissing ? 'A part of this page did not load.' : undefined
}

/** Ends the navigation: the page that is shown is opened again, and its data stay. */
function useStay(): () => void {
  const navigate = useNavigate()
  const here = useLocation()
  return () =>
    void navigate(here, {
      replace: true,
      state: here.state,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    })
}
