import { spawn } from 'node:child_process'
import { ROOT } from './paths.mjs'

/** Ctrl-C reaches a command by itself, these two this process alone. */
const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGHUP'])
// Commands that run side by side listen each.
process.setMaxListeners(0)

/**
 * Ends a command with this process, which a signal ends once the command has ended.
 * @param {import('node:child_process').ChildProcess} child
 */
function endTogether(child) {
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    child.once('exit', () => process.kill(process.pid, signal))
    child.kill()
  }
  for (const signal of SIGNALS) process.once(signal, end)
  child.once('exit', () => {
    for (const signal of SIGNALS) process.off(signal, end)
  })
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
    endTogether(child)
    /** @type {Buffer[]} */
    const output = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.once('error', reject)
    child.once('exit', (code) => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(output))
      resolve(code ?? 1)
    })
  })
}
