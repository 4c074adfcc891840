/**
 * Waits for the end of the run that forked it, then ends the processes that the run left and removes its temporary folder.
 * Every process of a run carries LAYOVER_RUN in its environment; Linux shows it in /proc, elsewhere only the folder goes.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'

const [folder = ''] = process.argv.slice(2)
/** Servers that end with their parent close their resources first; a PostgreSQL has five seconds for it. */
const GRACE_MS = 8_000
const ROUND_MS = 100

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => undefined)
if (process.connected) process.once('disconnect', () => void clear())
else void clear()

async function clear() {
  const end = Date.now() + GRACE_MS
  while (survivors().length > 0 && Date.now() < end) await new Promise((done) => setTimeout(done, ROUND_MS))
  while (survivors().map(kill).length > 0) await new Promise((done) => setTimeout(done, ROUND_MS))
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** @returns {number[]} process ids of the run, this process left out */
function survivors() {
  try {
    const ids = readdirSync('/proc').map(Number).filter(Boolean)
    return ids.filter((id) => id !== process.pid && belongs(id))
  } catch {
    return []
  }
}

/** @param {number} id */
function belongs(id) {
  try {
    return readFileSync(`/proc/${id}/environ`, 'utf8').split('\0').includes(`LAYOVER_RUN=${folder}`)
  } catch {
    return false
  }
}

/** @param {number} id */
function kill(id) {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    // It ended in the meantime.
  }
}
