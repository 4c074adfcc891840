import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { type Envelope, environment } from './upstream.test-kit.ts'

/** The deadline of a test that starts servers: on a busy machine each start may take a minute. */
export const SERVERS_MS = 600_000

const running = new Set<ChildProcess>()

/** Kills every process of `startServer` with SIGKILL; for use after a test. */
export function killServers(): void {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
}

/** One buyer stands for a crowd, which would reach the bounds of a single person at once. */
const UNBOUNDED = { PLACES_HELD: 'off', DECLINED_PAYMENTS: 'off' }

/** Starts an upstream process from source, with an environment of its own and perhaps flags. */
export function startServer(env: NodeJS.ProcessEnv, flags: readonly string[] = []) {
  const entry = new URL('./server.ts', import.meta.url).pathname
  const args = ['--import', 'tsx', '--conditions=layover-source', entry, ...flags]
  const { PATH, TMPDIR, LAYOVER_RUN } = process.env
  const child = spawn(process.execPath, args, {
    env: {
      PATH,
      TMPDIR,
      LAYOVER_RUN,
      ...environment,
      ...UNBOUNDED,
      PORT: '0',
      RECOVERY_INTERVAL_SECONDS: '1',
      ...env,
    },
  })
  running.add(child)
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    output.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    output.err += chunk
  })
  return { child, output }
}

/** Polls; a busy machine may need minutes where an idle one needs seconds. */
export async function until<T>(probe: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (let tries = 0; tries < 10_000; tries += 1) {
    const value = await probe()
    if (value !== undefined) return value
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('it never came')
}

/** Starts a process and waits until it accepts calls; order calls get a new key. */
export async function startListening(env: NodeJS.ProcessEnv) {
  const server = startServer(env)
  const url = await until(() => /listening at (http:\/\/[\d.:]+)/.exec(server.output.out)?.[1])
  const call = async (path: string, body: object, key: string = randomUUID()): Promise<Envelope> => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    const response = await fetch(url + path, {
      method: 'POST',
      headers,
      body: JSON.stringify({ agentId: 'layover', ...body }),
    })
    return (await response.json()) as Envelope
  }
  return { ...server, url, call }
}
