import { defineConfig } from 'vitest/config'

/** On PostgreSQL run the suites that open a database; what has none, or is PGlite's own, is not run twice. */
const files = process.env.TEST_DATABASE_URL
  ? {
      include: [
        'src/{accounts,handlers,mail,network,orders,payments,service-requests,slots,store}/**/*.test.ts',
        'src/app.test.ts',
      ],
      exclude: ['src/store/open-*.test.ts'],
    }
  : { include: ['src/**/*.test.ts'], exclude: ['src/**/*.postgres.test.ts'] }

export default defineConfig({
  resolve: { conditions: ['layover-source'] },
  ssr: { resolve: { conditions: ['layover-source'] } },
  // The global setup runs in an environment of its own, which would ask for what a build leaves.
  environments: { __vitest__: { resolve: { conditions: ['layover-source'] } } },
  test: {
    name: 'upstream',
    ...files,
    environment: 'node',
    globalSetup: ['src/store/seeded-database.test-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // A database in WebAssembly is heavy: more workers than cores only slow one another down, and
    // beside other members' tests too.
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
  },
})
