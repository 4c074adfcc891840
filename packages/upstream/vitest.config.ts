import { memberTests } from '../../vitest.member.ts'

/**
 * The suites that run on PostgreSQL too: those whose guarantees depend on statements, locks, constraints and
 * transactions, and each call once. The others use no further SQL.
 */
const onPostgres = {
  include: [
    'src/{accounts,catalogue-command,desk,erase,handlers,mail,network,orders,retention,service-requests,slots,store}/**/*.test.ts',
    'src/housekeeping/*.postgres.test.ts',
  ],
  exclude: [
    'src/accounts/{account-keys,password-hash}.test.ts',
    'src/erase/on-database.test.ts',
    'src/handlers/{content,purchase-membership}.test.ts',
    'src/mail/outbox-transport.test.ts',
    'src/orders/{create/check-travellers,pay/provider-outcomes,through-gateway}.test.ts',
    'src/store/database/{open-*,store-error}.test.ts',
  ],
}
const onPglite = {
  include: ['src/**/*.test.ts'],
  exclude: ['src/**/*.postgres.test.ts', 'src/**/*.postgres.endurance.test.ts'],
}

export default {
  ...memberTests('upstream', {
    ...(process.env.TEST_DATABASE_URL ? onPostgres : onPglite),
    globalSetup: ['src/store/seeded-database.test-setup.ts'],
    setupFiles: ['src/close-with-file.test-setup.ts'],
    // Test files of a worker share loaded modules: imports and their compilation cost as much as the tests.
    pool: 'threads',
    isolate: false,
  }),
  // The global setup runs in an environment of its own, which would otherwise need a build.
  environments: { __vitest__: { resolve: { conditions: ['layover-source'] } } },
}
