import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localKeys } from '../src/keys.mjs'
import { localServers, UNLIMITED } from '../src/servers.mjs'
import { start, stopAll } from '../src/supervise.mjs'

/** A bench gives the servers as much as they bear. */
const NOTHING_SHED = { SHED_DELAY_MS: '0' }

/**
 * Starts the built servers on a data folder of their own, without limits for single visitors, and without shedding.
 * @param {number} port the gateway's
 * @param {Record<string, string>} [env] more of it, for all three
 * @returns {Promise<() => Promise<void>>} stops them; their folder goes with this process
 */
export async function startStack(port, env = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'layover-bench-'))
  // Also when a server does not start, which ends this process.
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const keys = localKeys(dataDir)
  const options = { port, dataDir, keys, logLevel: 'warn', webRoot: '' }
  for (const server of localServers(options))
    await start({ ...server, env: { ...server.env, ...UNLIMITED, ...NOTHING_SHED, ...env } }, [
      'dist/server.js',
    ])
  return stopAll
}
