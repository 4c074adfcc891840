import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { isLogoOnly } from '../boot/logo-only.ts'

/** Marks the document, so that the header's links are hidden from eyes, keyboard and screen reader. */
export function useLogoOnly(): void {
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (isLogoOnly(pathname)) dataset.header = 'logo'
    else delete dataset.header
  }, [pathname])
}
