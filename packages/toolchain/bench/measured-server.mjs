import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { availableParallelism } from 'node:os'

const REPORT_USAGE = new URL('./report-usage.mjs', import.meta.url).href
const READY_WITHIN_MS = 30_000

/** Of a tick, in which Linux counts a process's time. */
const TICK_MS = 10

/** @typedef {{ cpuMs: number, peakMb: number }} Usage since the start; memory is that of the process as a whole */
/** @typedef {{ pid: number, usage: () => Promise<Usage>, stop: () => Promise<void> }} MeasuredServer */
/**
 * @typedef {object} ServerPlan
 * @property {string} command
 * @property {readonly string[]} args
 * @property {number} port where it will listen
 * @property {Record<string, string>} [env]
 * @property {string} [logPath] where its standard output goes; else to ours
 * @property {string} [cores] that it runs on, as `taskset` names them
 * @property {boolean} [isMeasured] without `cores`: it has the first core for itself; provider and client have the others
 */

function canPin() {
  if (process.platform !== 'linux' || availableParallelism() < 2) return false
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Whether each measured server has one core, and nothing that it waits for is on it. */
export const isPinned = canPin()

/** Of this machine, before we leave one to others. */
export const CORES = availableParallelism()
const OTHERS = `1-${CORES - 1}`

/** Leaves the first core to the measured server. */
export function stepAside() {
  if (isPinned) execFileSync('taskset', ['-a', '-c', '-p', OTHERS, String(process.pid)], { stdio: 'ignore' })
}

/** @param {readonly string[]} args of Node @returns {Pick<ServerPlan, 'command' | 'args'>} */
export function node(...args) {
  return { command: process.execPath, args: ['--import', REPORT_USAGE, ...args] }
}

/**
 * Starts a server in a process of its own whose processor time and memory can be read.
 * @param {ServerPlan} plan
 * @returns {Promise<MeasuredServer>}
 */
export async function startMeasured(plan) {
  const { port, env, logPath } = plan
  const [command, ...args] = commandOf(plan)
  const hasChannel = plan.command === process.execPath
  const log = logPath === undefined ? undefined : openSync(logPath, 'a')
  const child = spawn(command, args, {
    env: { ...process.env, ...env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', log ?? 'inherit', 'inherit', hasChannel ? 'ipc' : 'ignore'],
  })
  if (log !== undefined) closeSync(log)
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const deadline = Date.now() + READY_WITHIN_MS
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${args.at(-1)} did not start on ${port}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    pid: Number(child.pid),
    usage: () => (hasChannel ? queryUsage(child) : Promise.resolve(readUsage(child.pid))),
    async stop() {
      process.off('exit', end)
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

/** @param {ServerPlan} plan @returns {[string, ...string[]]} */
function commandOf({ command, args, isMeasured = true, cores = isMeasured ? '0' : OTHERS }) {
  return isPinned ? ['taskset', '-c', cores, command, ...args] : [command, ...args]
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<Usage>} */
async function queryUsage(child) {
  const reply = once(child, 'message')
  child.send('how much?')
  const [usage] = await reply
  return usage
}

/** The usage of a foreign program, as Linux reports it. @param {number | undefined} pid @returns {Usage} */
function readUsage(pid) {
  if (process.platform !== 'linux') return { cpuMs: Number.NaN, peakMb: Number.NaN }
  // Its name may hold spaces, so fields are counted from its end; user and system time are the 14th and 15th of all.
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? []
  const status = readFileSync(`/proc/${pid}/status`, 'latin1')
  return {
    cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    peakMb: Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024,
  }
}

/** @param {number} port @returns {Promise<boolean>} */
function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.end())
  })
}
