type MainLink = { readonly to: string; readonly name: string; readonly section?: RegExp }

/** The header's links (P28). `section` matches further pages that belong to a link but do not lie below it. */
export const MAIN_LINKS: readonly MainLink[] = [
  {
    to: '/airport-list/popular',
    name: 'Search Airport',
    section: /^\/(?:airport-list|airport|lounge\/detail)\//,
  },
  { to: '/products', name: 'Services' },
  { to: '/membership-plan', name: 'Membership' },
  { to: '/help-topics', name: 'Help Topics' },
]

/** The `aria-current` of a link: `page` for the shown page and those below it, `true` for its section. */
export function currentOf({ to, section }: MainLink, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to || pathname.startsWith(`${to}/`)) return 'page'
  return section?.test(pathname) ? 'true' : undefined
}

/** The legal pages (P20). */
export const LEGAL_LINKS = [
  { to: '/content/terms-of-service', name: 'Terms of service' },
  { to: '/content/term-of-use', name: 'Terms of use' },
  { to: '/content/privacy-policy', name: 'Privacy policy' },
] as const
