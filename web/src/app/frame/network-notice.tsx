import { useEffect } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { useGoing } from '../../network/going.ts'
import { useIsOnline } from '../../network/is-online.ts'
import { fetchAgain, useIsMissing } from '../../network/missing-parts.ts'
import { useSavedPage } from '../../network/saved-at.ts'
import { useWhenBack } from '../../network/when-back.ts'
import { Button } from '../../ui/form/button.tsx'
import { keepPages } from '../lazy-routes.ts'
import { useNextPages } from '../next-pages.ts'
import { savedInWords } from './saved-in-words.ts'

/**
 * Says that there is no connection, that a part of the shop did not load, while the page stays, or that it is a saved one
 * (P458, P459, P502).
 */
export function NetworkNotice() {
  const isOnline = useIsOnline()
  const { location: next } = useGoing()
  const isPageMissing = useIsMissing('page') && next !== undefined
  const isPartMissing = useIsMissing('part')
  const stay = useStay()
  useEffect(keepPages, [])
  useNextPages()
  const { revalidate } = useRevalidator()
  // What has come is cached, so this fetches what has not (P461).
  useWhenBack(() => {
    if (next === undefined) void revalidate()
  })
  // A page that waits for the connection leaves the present one in use: no overlay covers it.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-waits', isPageMissing)
  }, [isPageMissing])
  const saved = useSavedPage()
  const words = inWords({ isOnline, isPageMissing, isPartMissing, saved })
  // The live region stands before its words come.
  return (
    <div role="status" className="network-notice">
      {words && (
        <div className="network-notice__row wrap">
          <p>{words}</p>
          {isOnline && (
            <Button look="link" isInList onClick={saved ? () => location.reload() : fetchAgain}>
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

type State = {
  isOnline: boolean
  isPageMissing: boolean
  isPartMissing: boolean
  saved: ReturnType<typeof useSavedPage>
}

function inWords({ isOnline, isPageMissing, isPartMissing, saved }: State): string | undefined {
  if (isPageMissing)
    return isOnline
      ? 'The page did not load.'
      : 'You are offline. The page will open when you are back online.'
  if (saved) {
    const words = savedInWords(saved.savedAt)
    if (!isOnline) return `Offline. ${words}`
    return saved.isUnanswered ? `We could not reach the server. ${words}` : words
  }
  if (!isOnline) return 'You are offline. What you have typed is kept.'
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
