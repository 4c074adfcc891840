import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT, WITH_PARENT } from './paths.mjs'
import { fail, progress } from './print.mjs'

const READY_WITHIN_MS = 60_000
const STOP_WITHIN_MS = 10_000
const MAX_RESTARTS = 5

/** A server that ran this long did not fail at its start: its restarts are counted anew. */
const STEADY_AFTER_MS = 60_000

/** @typedef {import('./servers.mjs').ServerPlan} ServerPlan */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let isStopping = false

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}

/**
 * A server that ends by itself is started again, so that a crash in the middle of a purchase is followed by the
 * recovery that the order machine promises. One that cannot start at all ends the whole.
 * @param {ServerPlan} plan
 * @param {readonly string[]} command arguments for Node
 */
function launch(plan, command, restarts = 0) {
  const child = spawn(process.execPath, ['--import', WITH_PARENT, ...command], {
    cwd: join(ROOT, plan.folder),
    env: { ...process.env, ...plan.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A group of its own: Ctrl-C reaches this process alone, which then sends one signal to each server.
    detached: process.platform !== 'win32',
  })
  const since = performance.now()
  running.add(child)
  child.once('exit', (code, signal) => {
    running.delete(child)
    if (isStopping) return
    if (performance.now() - since > STEADY_AFTER_MS) restarts = 0
    if (restarts >= MAX_RESTARTS || (code !== null && code !== 0 && restarts === 0 && !isUp.has(plan.name))) {
      void stopAll().then(() =>
        fail(`The ${plan.name} ended (${signal ?? `exit ${code}`}); all was stopped.`),
      )
      return
    }
    progress(`The ${plan.name} ended (${signal ?? `exit ${code}`}); starting it again.`)
    setTimeout(() => !isStopping && launch(plan, command, restarts + 1), 500 * 2 ** restarts)
  })
  return child
}

/** @type {Set<string>} */
const isUp = new Set()

/**
 * Starts a server and waits until it can serve.
 * @param {ServerPlan} plan
 * @param {readonly string[]} command
 */
export async function start(plan, command) {
  const address = `http://${plan.env.HOST}:${plan.port}`
  if (await answers(`${address}/health/live`)) {
    fail(`Port ${plan.port} is in use already: is another Layover running? Stop it, or choose --port.`)
  }
  const { pid } = launch(plan, command)
  const deadline = Date.now() + READY_WITHIN_MS
  while (!(await answers(`${address}/health/ready`))) {
    // What stops the whole also says why and ends the process; nothing may go on as if this server were up.
    if (isStopping) await new Promise(() => undefined)
    if (Date.now() > deadline) {
      await stopAll()
      fail(`The ${plan.name} was not ready within ${READY_WITHIN_MS / 1000} s.`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  isUp.add(plan.name)
  progress(`The ${plan.name} is ready on ${address} (process ${pid})`)
}

/** Lets every server finish its work, and kills those that miss the deadline. */
export async function stopAll() {
  isStopping = true
  const ends = [...running].map((child) => new Promise((resolve) => child.once('exit', resolve)))
  for (const child of running) child.kill('SIGTERM')
  const late = setTimeout(() => {
    for (const child of running) child.kill('SIGKILL')
  }, STOP_WITHIN_MS)
  await Promise.all(ends)
  clearTimeout(late)
}

/** Ctrl-C and a polite kill end everything that was started. */
export function stopOnSignal() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (isStopping) return
      progress('Stopping …')
      void stopAll().then(() => process.exit(0))
    })
  }
}
