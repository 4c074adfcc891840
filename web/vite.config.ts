import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { compileHints } from './finish/compile-hints.ts'
import { buildTargets, FLOOR } from './finish/floor/floor.ts'
import { cutFaces } from './finish/font-faces.ts'
import { productionRouter } from './finish/production-router.ts'
import { unusedRouter } from './finish/unused-router.ts'

/** The gateway of `npm start`; the dev server forwards to it any request that is no file of the shop. */
const GATEWAY = 'http://127.0.0.1:3000'
/** Chunks that each page starts with. */
const WITH_EACH_PAGE = /\/(rolldown-runtime|vendor|state|shared)-/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), productionRouter(), unusedRouter(), compileHints()],
  resolve: { conditions: ['layover-source', ...defaultClientConditions], alias: await cutFaces() },
  // Scripts and styles alike are lowered to the floor; web/finish refuses what cannot be.
  build: {
    target: buildTargets(FLOOR),
    // The page itself came with these: a lazy part that looked for them would keep a slow phone busy.
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => !WITH_EACH_PAGE.test(file)),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // An address is a constant: each part holds those that it uses, and none loads them all.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            // The code of every page is one chunk: compressed together it is some kB smaller than in three.
            advancedChunks: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|react-redux|use-sync-external-store|redux|immer|@reduxjs\/toolkit\/dist\/redux-toolkit)[/.@]/,
                },
                // The small parts that most pages share: forty files of some hundred bytes compress badly alone.
                // Fields and their errors stay out: pages without a form would load them.
                {
                  name: 'shared',
                  test: /web\/src\/(ui|page)\/(?!form\/(field|text-field|error-summary|form-trouble|use-(visible-errors|after-press))\.|card\/disclosure\.)|lucide-react/,
                  minShareCount: 12,
                },
                // The icons of places, which the airport's and the lounge's pages need together.
                {
                  name: 'place-icons',
                  test: /lucide-react\/dist\/esm\/icons\/(calendar-clock|shield-check|ticket|timer|users|map-pin)\./,
                },
                // What the pages of an airport and of a lounge share, in files too small to compress well alone.
                {
                  name: 'places',
                  test: /web\/src\/(places\/came-from-lounge|routes\/revalidate-on-new-path|ui\/page\/load-trouble)\.|rules\/(src|dist)\/(opening(-words)?|wall-clock|where-in-words)\./,
                },
                // What every page needs, for the same reason: session, store, client, and the frame's small files.
                {
                  name: 'state',
                  test: /web\/src\/(session(?!\/(order|place|saved)-copies)|network\/(going|when-back|(import|load)-part|build-gone|style-sheet)|ui\/page\/when-idle|store(?!\/store-api)|api\/(answer|call-failed|client|late-query|load|page-read|query-answer|reads|use-read|(fetch-)?despite-leaving)|app\/navigation-memory|features\/(purchases|[a-z-]+\/entry)|page\/(first|not-found)-page|ui\/(card\/card|page\/(sheet|waiting-window))|ui\/form\/icon-button)[/.]|site\/(src|dist)\/heads\/unlisted|lucide-react\/dist\/esm\/icons\/(x|chevron-right)\./,
                },
                // More of what the pages of an airport and of a lounge share.
                {
                  name: 'place-parts',
                  test: /web\/src\/(features\/(lounges\/lounge-skeleton|fast-track\/same-day)|network\/(or-saved|saved-at)|ui\/(page\/(bottom-bar|part-trouble)|form\/pills|date\/use-now))\.|(rules\/(src|dist)\/money|lucide-react\/dist\/esm\/icons\/clock)\./,
                },
                // What other pages share with the purchases, so that none of them loads a purchase.
                { name: 'fields', test: /web\/src\/ui\/form\/(text-)?field\.|rules\/(src|dist)\/email\./ },
                {
                  name: 'contact-details',
                  test: /web\/src\/contact-details\/(check-)?contact-details\.|rules\/(src|dist)\/(digits|phone)\./,
                },
                {
                  name: 'stepper',
                  test: /web\/src\/ui\/form\/stepper\.|lucide-react\/dist\/esm\/icons\/(minus|plus|tag)\./,
                },
                {
                  name: 'form-errors',
                  test: /web\/src\/ui\/(form\/(error-summary|use-(visible-errors|after-press))|focus-in-view)\./,
                },
                { name: 'copies', test: /web\/src\/session\/(order|place|saved)-copies\./ },
                { name: 'steps', test: /web\/src\/ui\/page\/steps\./ },
                { name: 'keep-trying', test: /web\/src\/network\/(keep-trying|missing-parts)\./ },
                {
                  name: 'facts',
                  test: /rules\/(src|dist)\/(date-text|latin-name|lead-time|quantity|visit-text)\./,
                },
                { name: 'disclosure', test: /web\/src\/ui\/card\/disclosure\./ },
                { name: 'api', test: /web\/src\/api\/api\.|@reduxjs\/toolkit\/dist\/query/ },
                // What every purchase starts with. Thirty small files keep a browser busier than one of their size does.
                // The layout above them loads the surroundings alone: the styles of this file would come twice.
                {
                  name: 'purchase',
                  test: /web\/src\/checkout\/(?!visit|purchase-surroundings)/,
                  minShareCount: 6,
                },
                // What the purchases of a day and an hour start with besides.
                {
                  name: 'visit',
                  test: /web\/src\/checkout\/visit|rules\/(src|dist)\/(calendar-day|countdown|flight-number)\./,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { resolve: { conditions: ['layover-source', ...defaultServerConditions] } },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': GATEWAY, '/config.json': GATEWAY },
  },
})
