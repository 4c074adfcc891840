import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['layover-source'] },
  ssr: { resolve: { conditions: ['layover-source'] } },
  test: {
    name: 'mutation-harness',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Opening the reference upstream seeds a whole catalogue, and each mutation is a whole check.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // After the crashes: both want the machine for themselves.
    sequence: { groupOrder: 4 },
  },
})
