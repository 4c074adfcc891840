import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LoungeSkeleton } from '../src/features/lounges/lounge-skeleton.tsx'
import { AirportSkeleton } from '../src/routes/airport-skeleton.tsx'
import type { RouteManifest } from './budgets.ts'

/** A page whose heading and main facts are known before any script runs. Facts stand in double brackets. */
type FirstPage = { kind: string; route: string; main: ReactElement }

/** Whoever serves the shop puts the facts in their places, escaped: `[[name]]`. */
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

/** React asks for every picture early; one whose address is not known yet, or stands in the page, needs no such link. */
const EARLY_PICTURE = /<link rel="preload" as="image"[^>]*>/g

const MAIN = /<main([^>]*) data-first-page=""([^>]*)>.*?<\/main>/s

function linksOf({ css = [], ...route }: RouteManifest): string {
  const modules = [route.module, ...(route.imports ?? []), route.clientLoaderModule]
  return [
    ...css.map((href) => `<link rel="stylesheet" href="${href}"/>`),
    ...modules.flatMap((href) => (href ? [`<link rel="modulepreload" href="${href}"/>`] : [])),
  ].join('')
}

/** The fallback page with the place of one kind of page in it, that page's styles, and its modules among the preloads. */
export function firstPage(fallback: string, { kind, main }: FirstPage, route: RouteManifest): string {
  if (!MAIN.test(fallback)) throw new Error('The fallback page has no place for what is known first.')
  const filled = renderToStaticMarkup(main).replaceAll(EARLY_PICTURE, '')
  return fallback
    .replace(
      MAIN,
      (_, before: string, after: string) =>
        `<main${before} data-first-page="${kind}"${after}>${filled}</main>`,
    )
    .replace('</head>', () => `${linksOf(route)}</head>`)
}
