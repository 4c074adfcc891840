import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PurchaseEntry } from '../src/checkout/purchase-entry.ts'
import { CartSkeleton } from '../src/features/lounge-pass/cart-skeleton.tsx'
import { loungePass } from '../src/features/lounge-pass/entry.ts'
import { LoungeSkeleton } from '../src/features/lounges/lounge-skeleton.tsx'
import { purchases } from '../src/features/purchases.ts'
import { AirportSkeleton } from '../src/routes/airport-skeleton.tsx'
import { type BuiltPage, onlyElement, parsePage } from './built-page.ts'
import { modulesOf, type RouteManifest } from './router-manifest.ts'

/**
 * A page that starts with the modules of its route. `main` is the heading and the main facts of its first HTML, with places in
 * double brackets; without it, the page has the general placeholder.
 */
type FirstPage = { kind: string; route: string; main?: ReactElement }

/** The server of the shop puts the facts in their places, escaped: `[[name]]`. */
export const FIRST_PAGES: readonly FirstPage[] = [
  {
    kind: 'airport',
    route: 'routes/airport',
    main: <AirportSkeleton code="[[code]]" name="[[name]]" place="[[place]]" />,
  },
  {
    kind: 'lounge',
    route: 'routes/lounge-detail',
    main: <LoungeSkeleton name="[[name]]" place="[[place]]" code="[[code]]" picture="[[picture]]" />,
  },
  { kind: 'lounge-pass-cart', route: routeOf(loungePass), main: <CartSkeleton /> },
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
