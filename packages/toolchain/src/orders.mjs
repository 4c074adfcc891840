/**
 * `pnpm orders`: the desk for orders, on the database of the environment or of a local start. There CARD_PROVIDER_URL may
 * name a card sandbox at another address than that of a start without --port.
 */
import { keysOf, runOnData } from './on-data.mjs'
import { localServers } from './servers.mjs'

process.exitCode = await runOnData('desk-command/main.ts', (dataDir) => {
  const options = { port: 3000, dataDir, keys: keysOf(dataDir), logLevel: 'info', webRoot: '' }
  const [, upstream] = localServers(options)
  const { CARD_PROVIDER_URL } = process.env
  return { ...upstream.env, ...(CARD_PROVIDER_URL && { CARD_PROVIDER_URL }) }
})
