/** The footer's links outside the shop. Addresses under `.example` are samples until the real ones exist. */
export const STORES = [
  { small: 'Get it on the', name: 'App Store', href: 'https://app-store.layover.example/' },
  { small: 'Get it on', name: 'Google Play', href: 'https://google-play.layover.example/' },
] as const

export const SOCIAL_PAGES = [
  { name: 'Instagram', href: 'https://instagram.layover.example/' },
  { name: 'Facebook', href: 'https://facebook.layover.example/' },
  { name: 'LinkedIn', href: 'https://linkedin.layover.example/' },
] as const
