import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'

const SCRIPT = `
  const { run } = await import(${JSON.stringify(new URL('./run.mjs', import.meta.url).href)})
  await run(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => undefined, 1000)'])
  console.log('went on')`

it.each(/** @type {const} */ (['SIGTERM', 'SIGHUP']))(
  '%s to a launcher ends what it runs, and then the launcher',
  async (signal) => {
    const launcher = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT])
    let output = ''
    launcher.stdout.on('data', (/** @type {Buffer} */ chunk) => {
      output += chunk
    })
    await expect.poll(() => output).toMatch(/^\d+\n$/)
    const pid = Number(output)
    const isAlive = () => {
      try {
        return process.kill(pid, 0)
      } catch {
        return false
      }
    }
    onTestFinished(() => {
      if (isAlive()) process.kill(pid, 'SIGKILL')
    })
    launcher.kill(signal)
    expect(await once(launcher, 'exit')).toEqual([null, signal])
    expect(isAlive()).toBe(false)
    expect(output).toBe(`${pid}\n`)
  },
)
