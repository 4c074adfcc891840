/** Starts the shop that is built, and never builds: another one is being served from the same files. Flags: --port, --data. */
import { parseArgs } from 'node:util'
import { localKeys } from '../../packages/toolchain/src/keys.mjs'
import { WEB_ROOT } from '../../packages/toolchain/src/paths.mjs'
import { localServers } from '../../packages/toolchain/src/servers.mjs'
import { start, stopOnSignal } from '../../packages/toolchain/src/supervise.mjs'

const { port = '', data: dataDir = '' } = parseArgs({
  options: { port: { type: 'string' }, data: { type: 'string' } },
}).values
stopOnSignal()
const host = '127.0.0.1'
const keys = localKeys(dataDir)
const plans = localServers({ host, port: Number(port), dataDir, keys, logLevel: 'warn', webRoot: WEB_ROOT })
for (const plan of plans) await start(plan, ['--enable-source-maps', 'dist/server.js'])
console.log('Layover is open')
