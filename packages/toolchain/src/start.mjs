/** `npm start`: installs, builds and serves the whole shop on this machine. Flags: --port, --data, --log-level, and
 * --as-built starts the last build. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { localKeys } from './keys.mjs'
import { ROOT, WEB_ROOT } from './paths.mjs'
import { build, install, requireNode } from './prepare.mjs'
import { fail, progress } from './print.mjs'
import { localServers } from './servers.mjs'
import { start, stopOnSignal } from './supervise.mjs'
import { wholeNumber } from './whole-number.mjs'

/** Two more ports follow that of the gateway. */
const HIGHEST_PORT = 65_533

function readFlags() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '3000' },
        data: { type: 'string', default: '.data' },
        'log-level': { type: 'string', default: 'warn' },
        'as-built': { type: 'boolean', default: false },
      },
    })
    if (values.data === '') fail('--data wants a folder.')
    return {
      port: wholeNumber('port', values.port, HIGHEST_PORT),
      dataDir: resolve(ROOT, values.data),
      logLevel: values['log-level'],
      isBuilt: values['as-built'],
    }
  } catch (error) {
    return fail(/** @type {Error} */ (error).message)
  }
}

requireNode()
const { port, dataDir, logLevel, isBuilt } = readFlags()
await install()
if (!isBuilt) await build()
stopOnSignal()
const servers = localServers({
  port,
  dataDir,
  keys: localKeys(dataDir),
  logLevel,
  webRoot: WEB_ROOT,
})
progress('Starting the servers …')
await Promise.all(servers.map((server) => start(server, ['--enable-source-maps', 'dist/server.js'])))
progress(`Layover is open: http://127.0.0.1:${port}   (Ctrl-C ends it)`)
