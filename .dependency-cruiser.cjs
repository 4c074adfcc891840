/**
 * The borders between the rooms of this house. A rule is never loosened to let a change through:
 * change the design, and record the decision in docs/decisions.
 */
const { TEST, folders } = require('./packages/toolchain/borders/folders.cjs')

const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: TEST },
  to: { path: '^(contracts|gateway|web|packages)/', pathNot: [from, ...allowed] },
})

module.exports = {
  forbidden: [
    ...folders,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('contracts-stand-alone', '^contracts/src/', [], 'The contract depends on no other member.'),
    only(
      'rules-stand-alone',
      '^packages/rules/',
      [],
      'Rules are shared by both sides, so they know neither.',
    ),
    only(
      'api-client-stands-alone',
      '^packages/api-client/',
      [],
      'The client knows the generated types alone.',
    ),
    only(
      'site-knows-contracts-and-rules',
      '^packages/site/',
      ['^contracts/src', '^packages/rules/src'],
      'Shop and gateway write the same head of a page, so it knows neither.',
    ),
    {
      name: 'site-pages-alone-know-contracts',
      severity: 'error',
      comment:
        'The shop imports heads and addresses, and must not load the definitions of the calls with them.',
      from: { path: ['^packages/site/src/(?!pages/)', '^web/'], pathNot: TEST },
      to: { path: ['^contracts/', '^packages/site/src/pages/'] },
    },
    only(
      'gateway-knows-contracts-and-site',
      '^gateway/',
      [
        '^contracts/src',
        '^packages/site/src',
        '^packages/server-kit/src/(breaker|environment|log|metrics|pressure|readme)',
      ],
      'The door holds no business rule.',
    ),
    only(
      'server-kit-data-folder-stands-alone',
      '^packages/server-kit/src/data-folder/',
      [],
      'It knows files and processes, and nothing of the data in the folder.',
    ),
    only(
      'server-kit-environment-stands-alone',
      '^packages/server-kit/src/environment/',
      [],
      'It reads the variables and files of any server, and knows none of the settings.',
    ),
    only(
      'server-kit-breaker-stands-alone',
      '^packages/server-kit/src/breaker/',
      [],
      'It counts evidence, and each server derives that from outcomes of its own.',
    ),
    only(
      'server-kit-log-stands-alone',
      '^packages/server-kit/src/log/',
      [],
      'It keeps values out of the log of any server, and knows none of them.',
    ),
    only(
      'server-kit-metrics-stand-alone',
      '^packages/server-kit/src/metrics/',
      [],
      'It reads and serves the metrics of any server, and knows none of them.',
    ),
    only(
      'server-kit-pressure-stands-alone',
      '^packages/server-kit/src/pressure/',
      [],
      'It reads the limits of any server, and each decides what it refuses.',
    ),
    only(
      'upstream-knows-contracts-and-rules',
      '^packages/upstream/',
      ['^contracts/src', '^packages/(rules|server-kit)/src'],
      'The reference backend knows the contract, and neither gateway nor shop.',
    ),
    only(
      'card-sandbox-knows-rules',
      '^packages/card-sandbox/',
      ['^packages/(rules|server-kit)/src'],
      'The provider knows no shop.',
    ),
    only(
      'contracts-diff-stands-alone',
      '^contracts/diff/',
      [],
      'It compares two OpenAPI documents of any product.',
    ),
    only(
      'endurance-harness-knows-the-toolchain',
      '^packages/endurance/src/harness/',
      ['^packages/toolchain/src'],
      'It runs servers and sends requests from outside, and knows no test on it.',
    ),
    only(
      'endurance-crashes-know-the-servers-from-outside',
      '^packages/endurance/src/crashes/',
      ['^packages/toolchain/src', '^packages/endurance/src/harness'],
      'They start and kill servers as an operator does, and buy as a visitor does.',
    ),
    only(
      'endurance-abuse-knows-the-servers-from-outside',
      '^packages/endurance/src/abuse/',
      ['^packages/toolchain/src', '^packages/endurance/src/harness'],
      'Attackers and honest visitors send requests, and know nothing of how a server answers them.',
    ),
    only(
      'endurance-soaks-know-the-servers-from-outside',
      '^packages/endurance/src/soak/',
      ['^contracts/src', '^packages/toolchain/src', '^packages/endurance/src/harness'],
      'They judge replies by the contract, and know nothing of how a server makes them.',
    ),
    only(
      'pacts-know-what-they-record',
      '^packages/pacts/',
      ['^contracts/src', '^packages/api-client/src', '^gateway/src'],
      'They are recorded by the real client and the real gateway, and know no provider.',
    ),
    only(
      'operations-know-what-they-write-down',
      '^packages/operations/',
      ['^contracts/src', '^gateway/src/http/security-headers'],
      'The edge repeats, generated, facts of contract and gateway; its tests may read their settings.',
    ),
    only(
      'upstream-check-knows-contracts-and-rules',
      '^packages/upstream-check/src/',
      ['^contracts/src', '^packages/rules/src'],
      'It checks anybody’s upstream, so it knows none.',
    ),
    only(
      'mutations-know-what-they-measure',
      '^packages/upstream-check/mutations/',
      ['^contracts/src', '^packages/(upstream|upstream-check|pacts)/src'],
      'They change one upstream and count what two checks of upstreams find; no other part builds on them.',
    ),
    only(
      'web-knows-client-rules-and-site',
      '^web/',
      ['^packages/(api-client|rules|site)/src'],
      'Never TypeBox, never the registry.',
    ),
    {
      name: 'contracts-import-typebox-alone',
      severity: 'error',
      from: { path: '^contracts/src', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '@sinclair/typebox' },
    },
    {
      name: 'production-never-imports-a-test-kit',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: '\\.test-(kit|setup)\\.tsx?$' },
    },
    {
      name: 'sql-lives-in-store',
      severity: 'error',
      from: { path: '^packages/upstream/src', pathNot: ['^packages/upstream/src/store/', '\\.test\\.ts$'] },
      to: { path: 'node_modules/(kysely|pg|@electric-sql)/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^packages/upstream/src/domain/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^packages/upstream/src/(store|handlers|states)/|^packages/upstream/src/(app|server|config)\\.ts',
      },
    },
    {
      name: 'web-ui-knows-no-domain',
      severity: 'error',
      from: { path: '^web/src/(ui|company)/', pathNot: TEST },
      to: {
        path: '^web/src/(api|session|places|contact-details|customer-service|page|store|checkout|features|routes|app)/',
      },
    },
    {
      name: 'web-api-and-session-know-no-screens',
      severity: 'error',
      from: { path: '^web/src/(api|session)/' },
      to: {
        path: '^web/src/(ui|places|contact-details|customer-service|page|store|checkout|features|routes|app)/',
      },
    },
    {
      name: 'web-shared-parts-know-no-purchase',
      severity: 'error',
      comment: 'Purchases, features and forms stand on them, so they know none.',
      from: { path: '^web/src/(places|contact-details|customer-service)/' },
      to: { path: '^web/src/(session|page|store|checkout|features|routes|app)/' },
    },
    {
      name: 'web-analytics-knows-no-screens',
      severity: 'error',
      comment: 'It counts events of its own list alone.',
      from: { path: '^web/src/analytics/' },
      to: { path: '^web/src/(ui|session|page|store|checkout|features|routes|app)/' },
    },
    {
      name: 'web-checkout-knows-no-feature',
      severity: 'error',
      comment: 'Its stories alone buy through the real purchases, and they are tests and test kits.',
      from: { path: '^web/src/checkout/', pathNot: `^web/src/checkout/stories/.*${TEST}` },
      to: { path: '^web/src/(page|store|features|routes|app)/' },
    },
    {
      name: 'web-features-never-import-each-other',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-home-and-contact-come-without-the-query-cache',
      severity: 'error',
      comment: 'Their first views would grow by a tenth: late queries load it (record 34).',
      from: {
        path: '^web/src/(contact-details|features/(airports|contact|home))/|^web/src/routes/(home|contact-us)\\.tsx$',
        pathNot: TEST,
      },
      to: { path: '^web/src/(api/api|store/store-api)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-features-know-no-routes',
      severity: 'error',
      comment: 'A test may mount the whole shop around a feature.',
      from: { path: '^web/src/features/', pathNot: TEST },
      to: { path: '^web/src/(page|store|routes|app)/' },
    },
    {
      name: 'web-routes-know-no-app',
      severity: 'error',
      comment: 'app wires what stands around the routes.',
      from: { path: '^web/src/routes/', pathNot: TEST },
      to: { path: '^web/src/app/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|generated|\\.react-router)/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['layover-source', 'import', 'node', 'default', 'types'],
    },
  },
}
