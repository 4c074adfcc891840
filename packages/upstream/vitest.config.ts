import { memberTests } from '../../vitest.member.ts'

/** On PostgreSQL run the suites that open a database; what has none, or is PGlite's own, is not run twice. */
const files = process.env.TEST_DATABASE_URL
  ? {
      include: [
        'src/{accounts,handlers,mail,network,orders,payments,service-requests,slots,store}/**/*.test.ts',
        'src/app.test.ts',
      ],
      exclude: ['src/store/open-*.test.ts'],
    }
  : {
      include: ['src/**/*.test.ts'],
      exclude: ['src/**/*.postgres.test.ts', 'src/**/*.postgres.endurance.test.ts'],
    }

export default {
  ...memberTests('upstream', {
    ...files,
    globalSetup: ['src/store/seeded-database.test-setup.ts'],
    // A worker keeps what it has loaded from file to file: imports and their compilation cost as much as the tests.
    pool: 'threads',
    isolate: false,
    // A database in WebAssembly is heavy: more workers than cores only slow one another down, and
    // beside other members' tests too.
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
  }),
  // The global setup runs in an environment of its own, which would ask for what a build leaves.
  environments: { __vitest__: { resolve: { conditions: ['layover-source'] } } },
}
