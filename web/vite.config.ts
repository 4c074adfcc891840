import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

/** Where `npm start` puts the gateway; the dev server hands it what is not a file of the shop. */
const GATEWAY = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { conditions: ['layover-source', ...defaultClientConditions] },
  environments: {
    ssr: { resolve: { conditions: ['layover-source', ...defaultServerConditions] } },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': GATEWAY, '/config.json': GATEWAY },
  },
})
