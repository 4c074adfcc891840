import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findOrInstall } from './apt.mjs'

const KEEPER = fileURLToPath(new URL('./postgres-keeper.mjs', import.meta.url))

/** Where a folder for each major version stands: Debian's, then Homebrew's. */
const FAMILIES = [
  { root: '/usr/lib/postgresql', version: /^(\d+)$/ },
  { root: '/opt/homebrew/opt', version: /^postgresql@(\d+)$/ },
]

/** @typedef {{ url: string, stop: () => Promise<void> }} Postgres */

/** @returns {string[]} folders of programs, the newest version first */
function places() {
  const chosen = process.env.POSTGRES_BIN
  if (chosen) return [chosen]
  return FAMILIES.flatMap(({ root, version }) => {
    const folders = existsSync(root) ? readdirSync(root) : []
    const numbered = folders.map((folder) => ({ folder, number: Number(version.exec(folder)?.[1] ?? 0) }))
    const found = numbered.filter(({ number }) => number > 0).sort((a, b) => b.number - a.number)
    return found.map(({ folder }) => join(root, folder, 'bin'))
  })
}

function findBin() {
  return places().find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')))
}

/** Found by path, else installed with apt-get when we are root on Debian. @returns {Promise<string | undefined>} */
function findPrograms() {
  return findOrInstall(findBin, 'postgresql', 'the tests on PostgreSQL')
}

/** The advice where `bringPostgres` found nothing. */
export const POSTGRES_MISSING =
  'The tests on PostgreSQL need its programs: `apt-get install postgresql`, name their folder in POSTGRES_BIN, or a server of your own in TEST_DATABASE_URL.'

/**
 * A PostgreSQL: the one that TEST_DATABASE_URL names, else an empty one of our own on a free port of this machine, in a
 * folder that goes with it. Ours ends when `stop` is called, and also when this process does, in whatever way.
 * @param {{ isDurable?: boolean }} [options] isDurable: commits wait for the disk, as in production
 * @returns {Promise<Postgres | undefined>} undefined where this machine has none and may not be given one
 */
export async function bringPostgres({ isDurable = false } = {}) {
  const named = process.env.TEST_DATABASE_URL
  if (named) return { url: named, stop: async () => undefined }
  const bin = await findPrograms()
  return bin === undefined ? undefined : await startPostgres(bin, isDurable)
}

/** @param {string} bin @param {boolean} isDurable @returns {Promise<Postgres>} */
async function startPostgres(bin, isDurable) {
  const keeper = fork(KEEPER, [bin, isDurable ? 'durable' : 'quick'], { detached: true })
  const ended = once(keeper, 'exit')
  const url = await Promise.race([once(keeper, 'message').then(([address]) => address), ended.then(() => '')])
  if (!url) throw new Error('PostgreSQL did not start; the lines above show why.')
  const stop = async () => {
    if (keeper.connected) keeper.disconnect()
    await ended
  }
  return { url, stop }
}
