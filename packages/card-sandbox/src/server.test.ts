import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { authorization, card, payment, secret, temporaryFolder } from './sandbox.test-kit.ts'

const entry = fileURLToPath(new URL('./server.ts', import.meta.url))
const member = fileURLToPath(new URL('..', import.meta.url))

type Server = { child: ChildProcess; output: () => string; exitCode: Promise<number | null> }

function run(env: NodeJS.ProcessEnv): Server {
  const args = ['--import', 'tsx', '--conditions=layover-source', entry]
  const child = spawn(process.execPath, args, { cwd: member, env: { PATH: process.env.PATH, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  onTestFinished(() => void child.kill('SIGKILL'))
  const exitCode = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  return { child, output: () => output, exitCode }
}

function runOn(folder: string): Server {
  return run({ PORT: '0', DATA_DIR: folder, MERCHANT_KEY_ID: 'key-1', MERCHANT_SECRET: secret })
}

async function baseOf(server: Server): Promise<string> {
  const address = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/
  await expect.poll(server.output, { timeout: 120_000 }).toMatch(address)
  return address.exec(server.output())?.[1] ?? ''
}

async function tokenOf(base: string, cardNumber: string): Promise<string> {
  const answer = await fetch(`${base}/payment/v2/front/cacheCardInfo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...card, cardNumber }),
  })
  const { result } = (await answer.json()) as { result: { token: string } }
  return result.token
}

function pay(base: string, token: string): Promise<Response> {
  return fetch(`${base}/v1/layover/payments`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'x-gcs-idempotence-key': 'key' },
    body: JSON.stringify(payment(token)),
  })
}

async function ledgerOf(base: string): Promise<unknown[]> {
  const answer = await fetch(`${base}/sandbox/ledger`, { headers: { authorization } })
  return ((await answer.json()) as { entries: unknown[] }).entries
}

describe('the process', { timeout: 240_000 }, () => {
  it('does not start on a wrong environment and lists every fault', async () => {
    const server = run({ PORT: 'x', MERCHANT_KEY_ID: 'key-1' })
    expect(await server.exitCode).toBe(1)
    expect(server.output()).toBe(
      'card-sandbox cannot start:\n' +
        '  PORT: expected a port from 0 to 65535, got "x"\n' +
        '  MERCHANT_SECRET: expected at least 32 printable characters, got nothing\n',
    )
  })

  it('does not start on a damaged ledger', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'ledger.jsonl'), 'no ledger\n')
    const server = runOn(folder)
    expect(await server.exitCode).toBe(1)
    expect(server.output()).toContain('is damaged at line 1. Nothing was changed.')
  })

  it('loses nothing that it answered when it is killed, and the next one takes the folder over', async () => {
    const folder = temporaryFolder()
    const first = runOn(folder)
    const firstBase = await baseOf(first)
    const token = await tokenOf(firstBase, '4242424242424242')
    expect((await pay(firstBase, token)).status).toBe(201)
    const second = runOn(folder)
    expect(await second.exitCode).toBe(1)
    expect(second.output()).toContain(`in use by process ${first.child.pid}`)
    first.child.kill('SIGKILL')
    await first.exitCode
    const third = runOn(folder)
    const thirdBase = await baseOf(third)
    expect(await ledgerOf(thirdBase)).toHaveLength(1)
    expect((await pay(thirdBase, token)).status).toBe(201)
    expect(await ledgerOf(thirdBase)).toHaveLength(1)
  })

  it('finishes a payment in flight on SIGTERM and on SIGINT, then ends well', async () => {
    const exitCodes = (['SIGTERM', 'SIGINT'] as const).map(async (signal) => {
      const server = runOn(temporaryFolder())
      const base = await baseOf(server)
      const slow = pay(base, await tokenOf(base, '4000000000006207'))
      await expect.poll(() => ledgerOf(base)).toHaveLength(1)
      server.child.kill(signal)
      server.child.kill(signal)
      expect((await slow).status).toBe(201)
      return server.exitCode
    })
    expect(await Promise.all(exitCodes)).toEqual([0, 0])
  })
})
