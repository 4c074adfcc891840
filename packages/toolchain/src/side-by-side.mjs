import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { progress } from './print.mjs'
import { run } from './run.mjs'

/**
 * A command that a package of the root, or of `cwd`, brings.
 *
 * @typedef {{ name: string, program: string, args?: readonly string[], cwd?: string }} Job
 */

/**
 * Runs jobs, as many at a time as this machine has cores, and reports each as it ends, with the output of a failed one.
 * @param {readonly Job[]} jobs the longest first
 * @returns {Promise<boolean>} whether all went well
 */
export async function sideBySide(jobs) {
  const waiting = [...jobs]
  let isGood = true
  async function work() {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      if ((await runJob(job)) !== 0) isGood = false
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return isGood
}

/** @param {Job} job */
async function runJob({ name, program, args = [], cwd = ROOT }) {
  const started = performance.now()
  const code = await run(join(cwd, 'node_modules', '.bin', program), args, { cwd, quiet: true })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  progress(`${code === 0 ? 'done  ' : 'FAILED'} ${name} (${seconds} s)`)
  return code
}
