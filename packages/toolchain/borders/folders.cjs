/** Which folder inside a member stands on which. */

/** Tests, and the kits that several of them share. */
const TEST = '\\.test(-kit|-setup)?\\.tsx?$'

/** @param {string} folder a folder, or `.` for the files that lie directly in `root` */
const inside = (root, folder) => (folder === '.' ? `^${root}/[^/]+$` : `^${root}/${folder}/`)

/**
 * No circle between the folders of `root`: they are listed from the lowest to the highest, and none imports a higher one.
 * Imports of types count; tests may import anything. A folder that the list leaves out is refused.
 */
const layers = (root, folders) => [
  ...folders.slice(0, -1).map((folder, index) => ({
    name: `${root}/${folder}-imports-no-higher-folder`,
    severity: 'error',
    from: { path: inside(root, folder), pathNot: TEST },
    to: { path: folders.slice(index + 1).map((higher) => inside(root, higher)) },
  })),
  {
    name: `${root}-lists-every-folder`,
    severity: 'error',
    from: { pathNot: TEST },
    to: { path: `^${root}/`, pathNot: folders.map((folder) => inside(root, folder)) },
  },
]

const folders = [
  ...layers('gateway/src', [
    'forwarding',
    'http',
    'log',
    'redis',
    'visitors',
    'cache',
    'metrics',
    'workers',
    'site',
    'idempotency',
    'limits',
    'calls',
    'config',
    'plugins',
    '.',
  ]),
  ...layers('packages/upstream/src', [
    'domain',
    'metrics',
    'catalogue',
    'catalogue-folder',
    'store',
    'payments',
    'mail',
    'retention',
    'slots',
    'orders',
    'confirmation',
    'desk',
    'booking-searches',
    'service-requests',
    'accounts',
    'network',
    'housekeeping',
    'handlers',
    'calls',
    'states',
    'check',
    '.',
    'in-process',
    'terminal',
    'erase',
    'catalogue-command',
    'desk-command',
  ]),
  ...layers('packages/upstream/src/catalogue', ['airports', 'search', 'help', 'sample']),
  ...layers('packages/upstream/src/catalogue-folder', ['cells', 'files', 'tables', 'texts', 'checks', '.']),
  ...layers('packages/upstream/src/store', ['database', 'repositories', '.']),
  ...layers('packages/upstream/src/orders', ['.', 'create', 'pay']),
  ...layers('packages/card-sandbox/src', [
    'cards',
    'refusals',
    'ledger',
    'plugins',
    'vault',
    'client',
    'merchant',
    '.',
  ]),
  ...layers('web/src', [
    'session',
    'api',
    'analytics',
    'network',
    'ui',
    'company',
    'places',
    'contact-details',
    'customer-service',
    'page',
    'store',
    'checkout',
    'features',
    'routes',
    'app',
    '.',
  ]),
  ...layers('web/src/ui', ['.', 'text', 'card', 'form', 'date', 'page']),
  ...layers('web/src/checkout', [
    'card',
    'discount',
    'journey',
    'steps',
    'cart',
    'passengers',
    'result',
    'visit',
    'payment',
    '.',
  ]),
  ...layers('web/src/app', ['.', 'boot', 'overlays', 'frame']),
]

module.exports = { TEST, folders }
