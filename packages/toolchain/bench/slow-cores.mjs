import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { fail } from '../src/print.mjs'

/** Long enough that a server seldom rests: its caches are cold afterwards. */
const PERIOD_US = 50_000

const FIRST_VERSION = '/sys/fs/cgroup/cpu'
const SECOND_VERSION = '/sys/fs/cgroup'
const isFirstVersion = existsSync(FIRST_VERSION)

/** @typedef {{ run: (share: number) => void, remove: () => void }} SlowCore `run` grants its process a share of a core's time, 1 at most */

/**
 * A core of a process, by Linux's control groups of either version. It may be a slow one: to the process it is its own all the
 * same, and the rest of a small machine is left to those that it waits for.
 * @param {string} name of the group @param {number} pid
 * @returns {SlowCore}
 */
export function slowCore(name, pid) {
  const folder = `${isFirstVersion ? FIRST_VERSION : SECOND_VERSION}/${name}`
  const run = (/** @type {number} */ share) => {
    const timeUs = Math.round(PERIOD_US * share)
    if (isFirstVersion) {
      writeFileSync(`${folder}/cpu.cfs_period_us`, String(PERIOD_US))
      writeFileSync(`${folder}/cpu.cfs_quota_us`, String(timeUs))
    } else writeFileSync(`${folder}/cpu.max`, `${timeUs} ${PERIOD_US}`)
  }
  try {
    mkdirSync(folder, { recursive: true })
    run(1)
    writeFileSync(`${folder}/cgroup.procs`, String(pid))
  } catch (error) {
    fail(`A slow core needs Linux, and its root to limit the time of a process: ${error}`)
  }
  return { run, remove: () => rmdirSync(folder) }
}

/** The workers of a gateway, or the gateway itself where it has none. @param {number} pid */
export function servingProcesses(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children.length > 0 ? children.map(Number) : [pid]
}
