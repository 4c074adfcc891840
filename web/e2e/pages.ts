/** One page of the shop, by its address (P6 to P22). */
export type ShopPage = {
  readonly path: string
  readonly h1: string | RegExp
  readonly title: string | RegExp
  readonly status?: number
  /** The target of an address that redirects. */
  readonly leadsTo?: string
  /** Whether the header shows only the logo. */
  readonly hasLogoOnly?: boolean
  /** Whether the page has so many elements that axe needs seconds; shorter pages cover its dark scheme. */
  readonly isLong?: boolean
}

/** Every address that has a page, in the order of P6 to P22. */
export const PAGES: readonly ShopPage[] = [
  { path: '/', h1: /before your flight/, title: 'Layover: lounge passes and fast-track lanes' },
  { path: '/airport-list/all', h1: 'All airports', title: 'All airports | Layover', isLong: true },
  { path: '/airport-list/popular', h1: 'Popular airports', title: 'Popular airports | Layover' },
  {
    path: '/airport-list/search?wd=zur',
    h1: 'Airports for “zur”',
    title: 'Airports for “zur” | Layover',
  },
  { path: '/airport/layover/ZRH', h1: /Zürich Airport/, title: /^Zürich Airport \(ZRH\).* \| Layover$/ },
  {
    path: '/lounge/detail/layover/ZRH-LIMMAT?securityType=Airside',
    h1: /Limmat Rooms/,
    title: /^Limmat Rooms, Zürich Airport.* \| Layover$/,
  },
  { path: '/lounge/buypass?step=1', h1: 'Your cart', title: 'Cart | Layover' },
  { path: '/lounge/buypass/fail?type=order', h1: 'Oh no, something went wrong', title: / \| Layover$/ },
  {
    path: '/fast-track/layover/LHR/LHR-FT-T5?step=1',
    h1: 'Your cart',
    title: /^Fast Track Terminal 5, .*Heathrow.* \| Layover$/,
  },
  { path: '/lounge/layover/LHR-HARRIER/prebook?step=1', h1: 'Your cart', title: 'Cart | Layover' },
  {
    path: '/products',
    leadsTo: '/products/index',
    h1: 'Choose what makes your trip easier',
    title: 'Lounge passes and fast track | Layover',
  },
  {
    path: '/products/item/lounge',
    h1: 'One pass, any lounge in the network',
    title: 'Airport lounge passes | Layover',
  },
  {
    path: '/products/item/fast-track',
    h1: 'A shorter queue at the airport',
    title: 'Fast-track lanes | Layover',
  },
  { path: '/membership-plan', h1: 'Fly often? Pay less each visit.', title: 'Membership plans | Layover' },
  {
    path: '/membership-purchase',
    leadsTo: '/membership-purchase/index',
    h1: 'Your cart',
    title: 'Cart | Layover',
  },
  {
    path: '/membership-purchase/result/fail?type=payment',
    h1: 'An error has occurred',
    title: 'Payment unsuccessful | Layover',
  },
  { path: '/contact-us', h1: 'Contact us', title: 'Contact us | Layover' },
  { path: '/survey/tnc', h1: 'How was your visit?', title: 'How was your visit? | Layover' },
  {
    path: '/delete-account',
    leadsTo: '/delete-account/index',
    h1: 'Delete your account',
    title: 'Delete your account | Layover',
    hasLogoOnly: true,
  },
  {
    path: '/delete-account/form',
    h1: 'Confirm it is you',
    title: 'Confirm it is you | Layover',
    hasLogoOnly: true,
  },
  {
    path: '/delete-account/result',
    leadsTo: '/delete-account/index',
    h1: 'Delete your account',
    title: 'Delete your account | Layover',
    hasLogoOnly: true,
  },
  {
    path: '/help-topics',
    leadsTo: '/help-topics/index',
    h1: 'How can we help?',
    title: 'Help topics | Layover',
  },
  {
    path: '/help-topics/category/pre-booking',
    h1: 'Pre-booking',
    title: 'Pre-booking: help topics | Layover',
  },
  {
    path: '/help-topics/category/search?wd=refund',
    h1: 'Help for “refund”',
    title: 'Help for “refund” | Layover',
  },
  { path: '/content/terms-of-service', h1: 'Terms of service', title: 'Terms of service | Layover' },
  { path: '/content/term-of-use', h1: 'Terms of use', title: 'Terms of use | Layover' },
  { path: '/content/privacy-policy', h1: 'Privacy policy', title: 'Privacy policy | Layover' },
  { path: '/nowhere', h1: 'This page has departed', title: 'Page not found | Layover', status: 404 },
]
