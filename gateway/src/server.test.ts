import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { json, startFakeUpstream } from '../test/fake-upstream.ts'
import { environment } from '../test/gateway.ts'

const tsx = fileURLToPath(new URL('../node_modules/.bin/tsx', import.meta.url))
const server = fileURLToPath(new URL('./server.ts', import.meta.url))

/** The server as operators run it: a process of its own. */
function start(changes: Record<string, string>) {
  const env = { PATH: process.env.PATH ?? '', ...environment(changes) }
  const child = spawn(tsx, ['--conditions=layover-source', server], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { child, ended, output: () => output }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

describe('the server', () => {
  it('does not start on a wrong environment, and lists all that is wrong', async () => {
    const { ended, output } = start({ PORT: 'x', UPSTREAM_URL: 'y', SESSION_KEYS: 'z' })
    expect(await ended).toBe(1)
    expect(output()).toMatch(/3 faults/)
    for (const name of ['PORT', 'UPSTREAM_URL', 'SESSION_KEYS']) expect(output()).toContain(`${name}: `)
    expect(output()).not.toContain(' at ')
  }, 15_000)

  it('says when its port is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const { ended, output } = start({ PORT: String(port) })
    expect(await ended).toBe(1)
    expect(output()).toBe(`The gateway cannot start: port ${port} of 127.0.0.1 is in use\n`)
    other.close()
  }, 15_000)

  it('lets a running order end when it is told to stop, then exits with 0', async () => {
    const upstream = await startFakeUpstream()
    upstream.play((response, socket, seen) => {
      setTimeout(() => json({ state: '99', errorCode: 'NOT_FOUND' })(response, socket, seen), 500)
    })
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const { child, ended } = start({ PORT: String(port), PUBLIC_ORIGIN: origin, UPSTREAM_URL: upstream.url })
    await expect
      .poll(
        () =>
          fetch(`${origin}/health/live`).then(
            (r) => r.ok,
            () => false,
          ),
        { timeout: 10_000 },
      )
      .toBe(true)
    const answer = fetch(`${origin}/api/lounge/confirmPaymentOrder`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'none' } }),
    })
    await expect.poll(() => upstream.seen.length).toBe(1)
    child.kill('SIGTERM')
    expect(await (await answer).json()).toEqual({ state: 'failure', errorCode: 'NOT_FOUND' })
    expect(await ended).toBe(0)
    await upstream.close()
  }, 20_000)
})
