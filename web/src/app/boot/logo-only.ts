/** On these the header shows only the logo (P29). */
const LOGO_ONLY = /^\/delete-account(\/|$)/

export function isLogoOnly(pathname: string): boolean {
  return LOGO_ONLY.test(pathname)
}

/** The same rule as an inline script, for the first paint. */
export const logoOnlyScript = `if(${LOGO_ONLY}.test(location.pathname))document.documentElement.dataset.header='logo'`
