import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'
import { authorization, card, payment, secret } from './sandbox.test-kit.ts'

const entry = fileURLToPath(new URL('./server.ts', import.meta.url))
const member = fileURLToPath(new URL('..', import.meta.url))

type Server = { child: ChildProcess; output: () => string; exitCode: Promise<number | null> }

/** @param stdout an open file in the place of the pipe that `output` reads */
export function run(env: NodeJS.ProcessEnv, flags: readonly string[] = [], stdout?: number): Server {
  const args = ['--import', 'tsx', '--conditions=layover-source', entry, ...flags]
  const { PATH, TMPDIR, LAYOVER_RUN } = process.env
  const child = spawn(process.execPath, args, {
    cwd: member,
    env: { PATH, TMPDIR, LAYOVER_RUN, ...env },
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  onTestFinished(() => void child.kill('SIGKILL'))
  const exitCode = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  return { child, output: () => output, exitCode }
}

export function runOn(folder: string, { PORT = '0' } = {}, stdout?: number): Server {
  return run({ PORT, DATA_DIR: folder, MERCHANT_KEY_ID: 'key-1', MERCHANT_SECRET: secret }, [], stdout)
}

export async function baseOf(server: Server): Promise<string> {
  const address = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/
  await expect.poll(server.output, { timeout: 120_000 }).toMatch(address)
  return address.exec(server.output())?.[1] ?? ''
}

export async function tokenOf(base: string, cardNumber: string): Promise<string> {
  const answer = await fetch(`${base}/payment/v2/front/cacheCardInfo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...card, cardNumber }),
  })
  const { result } = (await answer.json()) as { result: { token: string } }
  return result.token
}

export function pay(base: string, token: string): Promise<Response> {
  return fetch(`${base}/v1/layover/payments`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'x-gcs-idempotence-key': 'key' },
    body: JSON.stringify(payment(token)),
  })
}

export async function ledgerOf(base: string): Promise<unknown[]> {
  const answer = await fetch(`${base}/sandbox/ledger`, { headers: { authorization } })
  return ((await answer.json()) as { entries: unknown[] }).entries
}
