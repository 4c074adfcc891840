import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'

/** The router's plugin rewrites route modules for the build; under test they stay what they are. */
export default defineConfig({
  plugins: [tailwindcss(), !process.env.VITEST && reactRouter()],
  resolve: { conditions: ['layover-source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['layover-source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'finish/**/*.test.ts'],
    setupFiles: ['./vitest.setup.ts'],
    // Whole pages on a busy machine take seconds; a test is no benchmark.
    testTimeout: 60_000,
  },
})
