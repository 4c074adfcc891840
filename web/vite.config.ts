import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { CHUNK_GROUPS } from './finish/chunk-groups.ts'
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
            advancedChunks: { groups: CHUNK_GROUPS },
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
