import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['layover-source'] },
  ssr: { resolve: { conditions: ['layover-source'] } },
  test: {
    name: 'crash-suite',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // A server that is started again reads its whole database first, which takes a busy machine half a minute.
    testTimeout: 120_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
    sequence: { groupOrder: 2 },
  },
})
