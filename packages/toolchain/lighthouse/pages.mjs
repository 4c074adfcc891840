/**
 * The measured pages and their goals: performance, largest contentful paint in seconds; the other three
 * categories are 100 everywhere, shift and blocking time as in BARS.
 * @typedef {{ name: string, path: string, performance: number, lcpS: number, isUnlisted?: boolean }} Page
 */

/** @type {readonly Page[]} */
export const PAGES = [
  { name: 'home', path: '/', performance: 100, lcpS: 1.1 },
  { name: 'airport', path: '/airport/layover/LHR', performance: 98, lcpS: 1.5 },
  { name: 'lounge', path: '/lounge/detail/layover/LHR-HARRIER', performance: 98, lcpS: 1.5 },
  { name: 'help', path: '/help-topics/index', performance: 98, lcpS: 1.5 },
  // Search engines must not index a purchase, so that audit is left out.
  { name: 'cart', path: '/lounge/buypass?step=1', performance: 98, lcpS: 1.8, isUnlisted: true },
  {
    name: 'pre-booking',
    path: '/lounge/layover/LHR-HARRIER/prebook?step=1',
    performance: 98,
    lcpS: 1.8,
    isUnlisted: true,
  },
  { name: 'fast track', path: '/fast-track/layover/LHR/LHR-FT-T5?step=1', performance: 98, lcpS: 1.8 },
  {
    name: 'membership',
    path: '/membership-purchase/index',
    performance: 98,
    lcpS: 1.8,
    isUnlisted: true,
  },
]

/**
 * Pages with nothing to sell, viewed in turn with each of the others: blocking time follows the machine, so a page's own says
 * little without theirs. They have no bars.
 * @type {{ bare: Page, frame: Page }}
 */
export const CONTROLS = {
  bare: { name: 'control: bare page', path: '/', performance: 0, lcpS: Number.POSITIVE_INFINITY },
  frame: { name: 'control: empty frame', path: '/nothing', performance: 0, lcpS: Number.POSITIVE_INFINITY },
}

/** Bars of every page. `tbtOfFrame` bounds the blocking time as a multiple of the empty frame's, whatever the machine. */
export const BARS = { others: 100, cls: 0.02, tbtMs: 100, tbtOfFrame: 2 }
