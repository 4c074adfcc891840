/** The pattern of a module's path; its parts are patterns too. */
const anyOf = (...parts: string[][]): RegExp => new RegExp(parts.flat().join('|'))
const shop = (...names: string[]) => names.map((name) => `web/src/${name}[/.]`)
const rules = (...names: string[]) => names.map((name) => `rules/(src|dist)/${name}\\.`)
const icons = (...names: string[]) => names.map((name) => `lucide-react/dist/esm/icons/${name}\\.`)
const library = (...names: string[]) => names.map((name) => `node_modules/${name}[/.@]`)

const FORM_ERRORS = ['form/error-summary', 'form/use-(visible-errors|after-press)']
/** Pages without a form would load these in vain. */
const NOT_SHARED = ['form/(as-shown|(text-)?field|form-trouble)', ...FORM_ERRORS, 'card/disclosure']

/**
 * The modules that the build puts into one file each; it cuts the others by who imports them. Few larger files come sooner
 * than many small ones, which compress badly alone, and no page may load the part of another: `budgets.json` holds the sums.
 */
export const CHUNK_GROUPS = [
  // The libraries of every page: compressed together they are some kB smaller than in three files.
  {
    name: 'vendor',
    test: anyOf(
      library('react', 'react-dom', 'scheduler', 'react-router', 'react-redux', 'use-sync-external-store'),
      library('redux', 'immer', '@reduxjs/toolkit/dist/redux-toolkit'),
    ),
  },
  // The small parts of most pages.
  {
    name: 'shared',
    test: anyOf([`web/src/(ui|page)/(?!(${NOT_SHARED.join('|')})\\.)`, 'lucide-react']),
    minShareCount: 12,
  },
  // Airport and lounge.
  {
    name: 'place-icons',
    test: anyOf(icons('calendar-clock', 'shield-check', 'ticket', 'timer', 'users', 'map-pin')),
  },
  {
    name: 'places',
    test: anyOf(
      shop('places/came-from-lounge', 'routes/revalidate-on-new-path', 'ui/page/load-trouble'),
      rules('opening', 'opening-words', 'wall-clock', 'where-in-words'),
    ),
  },
  // Every page: session, store, client, and the small files of the frame.
  {
    name: 'state',
    test: anyOf(
      shop(
        'session/(?!(order|place|saved)-copies)[^/]+',
        'store/(?!store-api)[^/]+',
        'app/navigation-memory',
      ),
      shop('api/(answer|call-failed|client|late-query|load|page-read|query-answer|reads|use-read)'),
      shop(
        'api/(fetch-)?despite-leaving',
        'network/(going|when-back|(import|load)-part|build-gone|style-sheet)',
      ),
      shop('features/purchases', 'features/[a-z-]+/entry', 'page/(first|not-found)-page'),
      shop('ui/page/(when-idle|sheet|waiting-window)', 'ui/card/card', 'ui/form/icon-button'),
      ['site/(src|dist)/heads/unlisted\\.'],
      icons('x', 'chevron-right'),
    ),
  },
  // Airport and lounge again: what comes after the frame.
  {
    name: 'place-parts',
    test: anyOf(
      shop('features/lounges/lounge-skeleton', 'features/fast-track/same-day', 'network/(or-saved|saved-at)'),
      shop('ui/page/(bottom-bar|part-trouble)', 'ui/form/pills', 'ui/date/use-now'),
      rules('money'),
      icons('clock'),
    ),
  },
  // Parts of the purchases that other pages use too, so that none of them loads a purchase.
  { name: 'fields', test: anyOf(shop('ui/form/(as-shown|(text-)?field)'), rules('email')) },
  {
    name: 'contact-details',
    test: anyOf(shop('contact-details/(check-)?contact-details'), rules('digits', 'phone')),
  },
  { name: 'stepper', test: anyOf(shop('ui/form/stepper'), icons('minus', 'plus', 'tag')) },
  {
    name: 'form-errors',
    test: anyOf(shop(...FORM_ERRORS.map((name) => `ui/${name}`), 'ui/focus-in-view')),
  },
  { name: 'copies', test: anyOf(shop('session/(order|place|saved)-copies')) },
  { name: 'steps', test: anyOf(shop('ui/page/steps')) },
  { name: 'keep-trying', test: anyOf(shop('network/(keep-trying|missing-parts)')) },
  { name: 'facts', test: anyOf(rules('date-text', 'latin-name', 'lead-time', 'quantity', 'visit-text')) },
  { name: 'disclosure', test: anyOf(shop('ui/card/disclosure')) },
  { name: 'api', test: anyOf(shop('api/api'), ['@reduxjs/toolkit/dist/query']) },
  // Every purchase. The layout above them loads the surroundings alone: the styles of this file would come twice.
  {
    name: 'purchase',
    test: anyOf(['web/src/checkout/(?!visit|purchase-surroundings)']),
    minShareCount: 6,
  },
  // The purchases of a day and an hour.
  {
    name: 'visit',
    test: anyOf(['web/src/checkout/visit'], rules('calendar-day', 'countdown', 'flight-number')),
    minShareCount: 3,
  },
]
