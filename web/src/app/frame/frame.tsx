import { SUPPORT_MAILBOX } from '@layover/site/contact'
import { type ReactNode, useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router'
import { keepLastPage, setIsFrom } from '../../session/session-slice.ts'
import { pageShown } from '../../store/shown-page-slice.ts'
import { Button } from '../../ui/form/button.tsx'
import { CarriedQuery } from '../../ui/text/carried-query.ts'
import { addressOf } from '../navigation-memory.ts'
import { ErrorPopupHost } from '../overlays/error-popup.tsx'
import { LoadingOverlayHost } from '../overlays/loading-overlay.tsx'
import { Footer } from './footer.tsx'
import { useIsFromApp } from './from-app.ts'
import { Header } from './header.tsx'
import { useLogoOnly } from './logo-only.ts'
import { NoticeHost } from './notice-host.tsx'
import { useArrival } from './use-arrival.ts'
import { useScrollToTop } from './use-scroll-to-top.ts'

const FROM_APP = { from: 'app' }
const NOTHING = {}

// The same elements for every page: a navigation draws none of them again but those that know the address.
const ABOVE = (
  <>
    <a className="skip-link" href="#main">
      Skip to content
    </a>
    <Header />
    <NoticeHost />
    <div id="boot-message" className="boot-message" role="alert" hidden suppressHydrationWarning>
      <p>A part of this page did not load. Check your connection, then try again.</p>
      <Button className="mt-3">Reload</Button>
    </div>
    <noscript>
      <p className="boot-message">
        Your browser has JavaScript turned off. Turn it on to search and buy, or write to{' '}
        <a href={`mailto:${SUPPORT_MAILBOX}`}>{SUPPORT_MAILBOX}</a>.
      </p>
    </noscript>
  </>
)
const BELOW = (
  <>
    <Footer />
    <LoadingOverlayHost />
    <ErrorPopupHost />
  </>
)

/** The frame around every page. The page itself brings `<main id="main">`. */
export function Frame({ children }: { children: ReactNode }) {
  useArrival()
  useScrollToTop()
  useLogoOnly()
  const isFromApp = useIsFromApp()
  const dispatch = useDispatch()
  const { pathname, search } = useLocation()
  useEffect(() => {
    dispatch(pageShown({ pathname, search }))
    dispatch(keepLastPage(addressOf({ pathname, search })))
  }, [dispatch, pathname, search])
  useEffect(() => {
    dispatch(setIsFrom(isFromApp ? 'app' : ''))
  }, [dispatch, isFromApp])
  return (
    <CarriedQuery value={isFromApp ? FROM_APP : NOTHING}>
      {ABOVE}
      {children}
      {BELOW}
    </CarriedQuery>
  )
}
