import { spawn } from 'node:child_process'
import { once } from 'node:events'

const REPORT_CPU = new URL('./report-cpu.mjs', import.meta.url).href
const READY_WITHIN_MS = 30_000

/** @typedef {{ cpuMs: () => Promise<number>, stop: () => Promise<void> }} MeasuredServer `cpuMs`: processor time since its start */

/**
 * Starts a server in a process of its own whose processor time can be read.
 * @param {string} file
 * @param {number} port
 * @param {Record<string, string>} env
 * @returns {Promise<MeasuredServer>}
 */
export async function startMeasured(file, port, env) {
  const child = spawn(process.execPath, ['--import', REPORT_CPU, file], {
    env: { ...process.env, ...env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const deadline = Date.now() + READY_WITHIN_MS
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${file} did not start on ${port}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    async cpuMs() {
      const told = once(child, 'message')
      child.send('how much?')
      const [{ user, system }] = await told
      return (user + system) / 1000
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

/** @param {number} port */
async function isListening(port) {
  try {
    await fetch(`http://127.0.0.1:${port}/health/live`, { signal: AbortSignal.timeout(1_000) })
    return true
  } catch {
    return false
  }
}
