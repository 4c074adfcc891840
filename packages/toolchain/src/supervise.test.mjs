import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { freePort } from './free-port.mjs'

const SUPERVISOR = fileURLToPath(new URL('../fixtures/supervisor.mjs', import.meta.url))

/** Ended after each test, whatever it found: a leftover would keep the runner's output open for ever. @type {number[]} */
const started = []
afterEach(() => {
  for (const pid of started.splice(0)) if (pid > 0 && isAlive(pid)) process.kill(pid, 'SIGKILL')
})

/** A supervisor with its server, both up, in a process group as a terminal makes one. */
async function supervised() {
  const port = await freePort()
  const child = spawn(process.execPath, [SUPERVISOR, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  let output = ''
  child.stdout.on('data', (/** @type {Buffer} */ chunk) => {
    output += chunk
  })
  await expect.poll(() => output, { timeout: 50_000 }).toContain('all is up')
  const pid = Number(/server (\d+)/.exec(output)?.[1])
  started.push(pid, child.pid ?? 0)
  return { group: child.pid ?? 0, pid, output: () => output }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('Ctrl-C sends one signal to each server, and lets it end in its own time', async () => {
  const { group, pid, output } = await supervised()
  process.kill(-group, 'SIGINT')
  await expect.poll(() => isAlive(pid), { timeout: 50_000 }).toBe(false)
  expect(output().match(/SIG\w+/g)).toEqual(['SIGTERM'])
  expect(output()).toContain('ended well')
})

it('a server that fails at its start ends the whole, and nothing says that it is up', async () => {
  // The other server takes a moment to end, in which the broken one must not count as up.
  const child = spawn(process.execPath, [SUPERVISOR, String(await freePort()), String(await freePort())])
  let output = ''
  child.stdout.on('data', (/** @type {Buffer} */ chunk) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(output).not.toContain('all is up')
})

it('no server outlives a supervisor that was killed', async () => {
  const { group, pid, output } = await supervised()
  process.kill(group, 'SIGKILL')
  await expect.poll(() => isAlive(pid), { timeout: 50_000 }).toBe(false)
  expect(output()).toContain('ended well')
})

it('a server that crashes is started again', async () => {
  const { group, pid, output } = await supervised()
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => output().match(/server \d+/g)?.length, { timeout: 50_000 }).toBe(2)
  process.kill(group, 'SIGTERM')
  await expect.poll(() => isAlive(group), { timeout: 50_000 }).toBe(false)
})
