import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LoungeSkeleton } from '../src/features/lounges/lounge-skeleton.tsx'
import { AirportSkeleton } from '../src/routes/airport-skeleton.tsx'
import { type BuiltPage, onlyElement, parsePage } from './built-page.ts'
import type { RouteManifest } from './router-manifest.ts'

/** A page whose heading and main facts stand in its first HTML. Facts have places in double brackets. */
type FirstPage = { kind: string; route: string; main: ReactElement }

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
]

/** React preloads every picture; one whose address is not known yet, or stands in the page, needs no such link. */
const EARLY_PICTURE = 'link[rel=preload][as=image]'

function linksOf({ css = [], ...route }: RouteManifest): string {
  const modules = [route.module, ...(route.imports ?? []), route.clientLoaderModule]
  return [
    ...css.map((href) => `<link rel="stylesheet" href="${href}"/>`),
    ...modules.flatMap((href) => (href ? [`<link rel="modulepreload" href="${href}"/>`] : [])),
  ].join('')
}

/** The fallback page with the place of one kind of page in it, that page's styles, and its modules among the preloads. */
export function firstPage(fallback: string, { kind, main }: FirstPage, route: RouteManifest): BuiltPage {
  const page = parsePage(fallback)
  const filled = parsePage(renderToStaticMarkup(main))
  for (const link of filled.querySelectorAll(EARLY_PICTURE)) link.remove()
  const place = onlyElement(page, 'main[data-first-page]')
  place.setAttribute('data-first-page', kind)
  place.set_content(filled.toString())
  onlyElement(page, 'head').insertAdjacentHTML('beforeend', linksOf(route))
  return page
}
