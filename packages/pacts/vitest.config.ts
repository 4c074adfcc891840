import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['layover-source'] },
  ssr: { resolve: { conditions: ['layover-source'] } },
  test: {
    name: 'pacts',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Ninety meetings with a mock server each way, on a machine that may be busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    sequence: { groupOrder: 3 },
  },
})
