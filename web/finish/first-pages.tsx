import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PurchaseEntry } from '../src/checkout/purchase-entry.ts'
import { VisitCartSkeleton } from '../src/checkout/visit/visit-cart-skeleton.tsx'
import { FAST_TRACK_CART } from '../src/features/fast-track/cart-words.ts'
import { fastTrack } from '../src/features/fast-track/entry.ts'
import { LoungePassCartSkeleton } from '../src/features/lounge-pass/cart-skeleton.tsx'
import { loungePass } from '../src/features/lounge-pass/entry.ts'
import { LoungeSkeleton } from '../src/features/lounges/lounge-skeleton.tsx'
import { MembershipCartSkeleton } from '../src/features/membership/cart-skeleton.tsx'
import { membership } from '../src/features/membership/entry.ts'
import { PRE_BOOKING_CART } from '../src/features/pre-booking/cart-words.ts'
import { preBooking } from '../src/features/pre-booking/entry.ts'
import { purchases } from '../src/features/purchases.ts'
import { AirportSkeleton } from '../src/routes/airport-skeleton.tsx'
import { type BuiltPage, onlyElement, parsePage } from './built-page.ts'
import { FirstLounges } from './first-lounges.tsx'
import { modulesOf, type RouteManifest } from './router-manifest.ts'

/**
 * A page that starts with the modules of its route. `main` is the heading and the main facts of its first HTML, with places in
 * double brackets; without it, the page has the general placeholder.
 */
type FirstPage = { kind: string; route: string; main?: ReactElement }

const AIRPORT_PLACES = { code: '[[code]]', name: '[[name]]', place: '[[place]]' }
const VISIT_PLACES = { item: '[[name]]', picture: '[[picture]]', where: ['[[place]]', '[[where]]'] }

/** The server of the shop puts the facts in their places, escaped: `[[name]]`; a list's between `[[#name]]` and `[[/name]]`. */
export const FIRST_PAGES: readonly FirstPage[] = [
  { kind: 'airport', route: 'routes/airport', main: <AirportSkeleton {...AIRPORT_PLACES} /> },
  {
    kind: 'airport-lounges',
    route: 'routes/airport',
    main: (
      <AirportSkeleton {...AIRPORT_PLACES}>
        <FirstLounges />
      </AirportSkeleton>
    ),
  },
  {
    kind: 'lounge',
    route: 'routes/lounge-detail',
    main: <LoungeSkeleton name="[[name]]" place="[[place]]" code="[[code]]" picture="[[picture]]" />,
  },
  { kind: 'lounge-pass-cart', route: routeOf(loungePass), main: <LoungePassCartSkeleton /> },
  {
    kind: 'pre-booking-cart',
    route: routeOf(preBooking),
    main: <VisitCartSkeleton words={PRE_BOOKING_CART} {...VISIT_PLACES} />,
  },
  {
    kind: 'fast-track-cart',
    route: routeOf(fastTrack),
    main: <VisitCartSkeleton words={FAST_TRACK_CART} {...VISIT_PLACES} />,
  },
  { kind: 'membership-cart', route: routeOf(membership), main: <MembershipCartSkeleton /> },
  ...purchases.map((purchase) => ({ kind: purchase.name, route: routeOf(purchase) })),
]

/** The id of a purchase's route in the router's manifest. */
function routeOf({ route }: PurchaseEntry): string {
  return route.replace(/\.tsx$/, '')
}

/** React preloads every picture; one whose address is not known yet, or stands in the page, needs no such link. */
const EARLY_PICTURE = 'link[rel=preload][as=image]'

function linksOf({ css = [], ...route }: RouteManifest): string {
  const modules = modulesOf(route)
  return [
    ...css.map((href) => `<link rel="stylesheet" href="${href}"/>`),
    ...modules.map((href) => `<link rel="modulepreload" href="${href}"/>`),
  ].join('')
}

/**
 * The fallback page with the place of one kind of page in it, the styles of its routes below the root, and their modules among
 * the preloads.
 */
export function firstPage(
  fallback: string,
  { kind, main }: FirstPage,
  routes: readonly RouteManifest[],
): BuiltPage {
  const page = parsePage(fallback)
  if (main) {
    const filled = parsePage(renderToStaticMarkup(main))
    for (const link of filled.querySelectorAll(EARLY_PICTURE)) link.remove()
    const place = onlyElement(page, 'main[data-first-page]')
    place.setAttribute('data-first-page', kind)
    place.set_content(filled.toString())
  }
  onlyElement(page, 'head').insertAdjacentHTML('beforeend', routes.map(linksOf).join(''))
  return page
}
