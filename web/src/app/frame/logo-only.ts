import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** On these the header shows only the logo (P29). */
const LOGO_ONLY = /^\/delete-account(\/|$)/

/** The same rule as an inline script, for the first paint. */
export const logoOnlyScript = `if(${LOGO_ONLY}.test(location.pathname))document.documentElement.dataset.header='logo'`

/** Marks the document for the shown page, so that the header's links are gone for eyes, keyboard and screen reader. */
export function useLogoOnly(): void {
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (LOGO_ONLY.test(pathname)) dataset.header = 'logo'
    else delete dataset.header
  }, [pathname])
}
