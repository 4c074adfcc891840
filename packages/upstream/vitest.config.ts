import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['layover-source'] },
  ssr: { resolve: { conditions: ['layover-source'] } },
  // The global setup runs in an environment of its own, which would ask for what a build leaves.
  environments: { __vitest__: { resolve: { conditions: ['layover-source'] } } },
  test: {
    name: 'upstream',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['src/store/seeded-snapshot.test-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // A database in WebAssembly is heavy: more workers than cores only slow one another down, and
    // beside other members' tests too.
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
  },
})
