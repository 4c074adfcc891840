import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { environment } from './gateway.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))
const server = fileURLToPath(new URL('../src/server.ts', import.meta.url))

/** Starts the server in a process of its own, as operators do. */
export function start(
  changes: Record<string, string>,
  flags: readonly string[] = [],
  standardOutput: 'pipe' | number = 'pipe',
) {
  const { PATH, TMPDIR, LAYOVER_RUN } = process.env
  const env = { PATH, TMPDIR, LAYOVER_RUN, ...environment(changes) }
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=layover-source', server, ...flags],
    {
      env,
      cwd: folder,
      stdio: ['ignore', standardOutput, 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { child, ended, output: () => output }
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Starts a server and waits until it listens. */
export async function startListening(
  changes: Record<string, string>,
  standardOutput: 'pipe' | number = 'pipe',
) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = start({ PORT: String(port), PUBLIC_ORIGIN: origin, ...changes }, [], standardOutput)
  const isLive = () =>
    fetch(`${origin}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isLive, { timeout: 50_000 }).toBe(true)
  return { ...server, port, origin, isLive }
}
