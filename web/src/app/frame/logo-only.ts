import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** On these the header shows only the logo (P29). The inline script has the same pattern for the first paint. */
const LOGO_ONLY = /^\/delete-account(\/|$)/

/** Marks the document for the shown page, so that the header's links are gone for eyes, keyboard and screen reader. */
export function useLogoOnly(): void {
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (LOGO_ONLY.test(pathname)) dataset.header = 'logo'
    else delete dataset.header
  }, [pathname])
}
