/** Spec §2, header navigation. */
export const MAIN_LINKS = [
  { to: '/airport-list/popular', name: 'Search Airport' },
  { to: '/products', name: 'Services' },
  { to: '/membership-plan', name: 'Membership' },
  { to: '/help-topics', name: 'Help Topics' },
] as const

/** Spec §2, legal content. */
export const LEGAL_LINKS = [
  { to: '/content/terms-of-service', name: 'Terms of service' },
  { to: '/content/term-of-use', name: 'Terms of use' },
  { to: '/content/privacy-policy', name: 'Privacy policy' },
] as const
