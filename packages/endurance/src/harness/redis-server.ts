import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@redis/client'
import { freePorts } from './free-ports.ts'
import { startRedisLine } from './redis-line.ts'

/** Runs beside the tests and ends with them, however they end: then its standard input closes. */
const KEPT = '"$0" "$@" >/dev/null & echo $!; cat >/dev/null; kill -9 $!'

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

async function run(program: string, port: number, folder: string) {
  const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder]
  const shell = spawn('/bin/sh', ['-c', KEPT, program, ...place, '--save', '', '--appendonly', 'no'])
  const [line] = await once(shell.stdout, 'data')
  while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 20))
  return { pid: Number(line), shell }
}

/** A Redis that can be taken away and brought back. */
export interface RedisServer {
  readonly url: string
  /** As in a crash: it loses everything, and its port refuses. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  /** It keeps its connections and does not reply. */
  readonly freeze: () => void
  readonly thaw: () => void
  readonly close: () => Promise<void>
}

/** A program of our own on a free port, which keeps nothing on disk. */
async function startProgram(program: string): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'layover-redis-'))
  const port = await freePorts(1)
  let running = await run(program, port, folder)
  const stop = async () => {
    const ended = once(running.shell, 'exit')
    running.shell.stdin.end()
    await ended
    while (await answers(port)) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: stop,
    start: async () => {
      running = await run(program, port, folder)
    },
    freeze: () => void process.kill(running.pid, 'SIGSTOP'),
    thaw: () => void process.kill(running.pid, 'SIGCONT'),
    close: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The Redis that the environment names: an address whose database is emptied, or a program. See `pnpm test:redis`. */
export async function startRedis(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<RedisServer> {
  if (env.TEST_REDIS_URL) return await startRedisLine(env.TEST_REDIS_URL)
  if (env.TEST_REDIS_SERVER) return await startProgram(env.TEST_REDIS_SERVER)
  throw new Error('neither TEST_REDIS_URL nor TEST_REDIS_SERVER names a Redis; run `pnpm test:redis`')
}

/** The remaining milliseconds of each key with this prefix; -1 without an expiry. */
export async function timesToLive(redis: RedisServer, beginning: string): Promise<number[]> {
  return await withKeys(redis, beginning, async (client, key) => await client.pTTL(key))
}

/** Removes the expiry of the keys with this prefix. */
export async function stopTime(redis: RedisServer, beginning: string): Promise<void> {
  await withKeys(redis, beginning, async (client, key) => await client.persist(key))
}

type Client = ReturnType<typeof createClient>

async function withKeys<T>(
  { url }: RedisServer,
  beginning: string,
  act: (client: Client, key: string) => Promise<T>,
): Promise<T[]> {
  const client: Client = createClient({ url })
  await client.connect()
  const keys = await client.keys(`${beginning}*`)
  const found = await Promise.all(keys.map(async (key) => await act(client, key)))
  client.destroy()
  return found
}
