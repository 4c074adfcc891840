import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'

/** A launcher of commands that tell their ids, and end so many milliseconds after SIGTERM. @param {string} runs */
const launcherOf = (runs) => `
  const { run } = await import(${JSON.stringify(new URL('./run.mjs', import.meta.url).href)})
  const command = (ms) => run(process.execPath, ['-e', \`
    process.on('SIGTERM', () => setTimeout(() => process.exit(), \${ms}))
    console.log(process.pid)
    setInterval(() => undefined, 1000)\`])
  ${runs}
  console.log('went on')`

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** @param {string} runs @param {number} count of its commands @param {NodeJS.Signals} signal */
async function endLauncher(runs, count, signal) {
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', launcherOf(runs)])
  let output = ''
  launcher.stdout.on('data', (/** @type {Buffer} */ chunk) => {
    output += chunk
  })
  await expect.poll(() => output).toMatch(new RegExp(`^(\\d+\\n){${count}}$`))
  const started = output
  const pids = started.trim().split('\n').map(Number)
  onTestFinished(() => {
    for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  })
  launcher.kill(signal)
  expect(await once(launcher, 'exit')).toEqual([null, signal])
  expect(pids.filter(isAlive)).toEqual([])
  expect(output).toBe(started)
}

it.each(/** @type {const} */ (['SIGTERM', 'SIGHUP']))(
  '%s to a launcher ends what it runs, and then the launcher',
  (signal) => endLauncher('await command(0)', 1, signal),
)

it('a launcher of several commands waits for the last of them, and begins no other one', () =>
  endLauncher('await Promise.all([command(0).then(() => command(0)), command(500)])', 2, 'SIGTERM'))
