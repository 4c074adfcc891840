/** `pnpm dev`: the three servers and the shop from their sources, each restarted or reloaded when a file changes. */
import { join } from 'node:path'
import { localKeys } from './keys.mjs'
import { takeNoWords } from './no-words.mjs'
import { ROOT } from './paths.mjs'
import { pnpm } from './pnpm.mjs'
import { install, requireNode } from './prepare.mjs'
import { progress } from './print.mjs'
import { localServers } from './servers.mjs'
import { start, stopAll, stopOnSignal } from './supervise.mjs'

takeNoWords()
requireNode()
await install()
stopOnSignal()
const dataDir = join(ROOT, '.data')
const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs')
const options = { port: 3000, dataDir, keys: localKeys(dataDir), logLevel: 'info', webRoot: '' }
for (const server of localServers(options)) {
  await start(server, [tsx, 'watch', '--conditions=layover-source', 'src/server.ts'])
}
progress('The shop with hot reload: http://localhost:5173')
await pnpm(['--filter', '@layover/web', 'run', 'dev'])
await stopAll()
