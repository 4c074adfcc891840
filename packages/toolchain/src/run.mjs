import { spawn } from 'node:child_process'
import { ROOT } from './paths.mjs'

/** Ctrl-C reaches a command by itself, these two this process alone. */
const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGHUP'])

/** Several commands may run side by side. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** The signal that ends this process once all of them have ended. @type {NodeJS.Signals | undefined} */
let ending

/** @param {NodeJS.Signals} signal */
function endAll(signal) {
  ending = signal
  unlisten()
  for (const child of running) child.kill()
}

function unlisten() {
  for (const signal of SIGNALS) process.off(signal, endAll)
}

/** @param {import('node:child_process').ChildProcess} child */
function begin(child) {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, endAll)
  running.add(child)
}

/** @param {import('node:child_process').ChildProcess} child @returns {boolean} whether this process goes on */
function goesOnAfter(child) {
  running.delete(child)
  if (running.size === 0) unlisten()
  if (running.size === 0 && ending) process.kill(process.pid, ending)
  return ending === undefined
}

/**
 * Runs a command to its end with our own terminal.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, quiet?: boolean }} [options] quiet: output only when it fails
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export function run(command, args, { env = {}, cwd = ROOT, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    begin(child)
    /** @type {Buffer[]} */
    const output = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.once('error', (error) => goesOnAfter(child) && reject(error))
    child.once('exit', (code) => {
      // What waits for this command begins no other one.
      if (!goesOnAfter(child)) return
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(output))
      resolve(code ?? 1)
    })
  })
}
