import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const FIXTURE = fileURLToPath(new URL('../fixtures/run.mjs', import.meta.url))

/** Whether a process runs; one that has ended and waits to be noticed does not. @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || !/^State:\sZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

it.each(/** @type {const} */ (['SIGTERM', 'SIGKILL']))(
  'a run that is ended by %s leaves no file and no process',
  async (signal) => {
    const TMPDIR = dirname(process.env.LAYOVER_RUN ?? '')
    const run = spawn(process.execPath, [FIXTURE], { env: { ...process.env, LAYOVER_RUN: '', TMPDIR } })
    const [line] = await once(run.stdout, 'data')
    const { folder, pid } = JSON.parse(String(line))
    expect([existsSync(folder), isAlive(pid)]).toEqual([true, true])
    run.kill(signal)
    await expect.poll(() => existsSync(folder), { timeout: 55_000 }).toBe(false)
    // Only Linux shows which processes belong to a run.
    if (process.platform === 'linux') expect(isAlive(pid)).toBe(false)
    else process.kill(pid, 'SIGKILL')
  },
)
