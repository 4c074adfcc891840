import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs beside the tests and ends with them, however they end: then its standard input closes. */
const KEPT = '"$0" "$@" >/dev/null & echo $!; cat >/dev/null; kill -9 $!'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

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

/**
 * A real Redis on a free port that keeps nothing on disk, to be killed, stopped and started again.
 *
 * @param program the server's; the one that TEST_REDIS_SERVER names unless said
 */
export async function startRedis(program = process.env.TEST_REDIS_SERVER) {
  if (!program) throw new Error('TEST_REDIS_SERVER names no redis-server; run `pnpm test:redis`')
  const folder = mkdtempSync(join(tmpdir(), 'layover-redis-'))
  const port = await freePort()
  let running = await run(program, port, folder)
  const stop = async () => {
    const ended = once(running.shell, 'exit')
    running.shell.stdin.end()
    await ended
    while (await answers(port)) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    /** As in a crash: it loses everything, and its port refuses. */
    kill: stop,
    start: async () => {
      running = await run(program, port, folder)
    },
    /** It keeps its connections and says nothing. */
    freeze: () => process.kill(running.pid, 'SIGSTOP'),
    thaw: () => process.kill(running.pid, 'SIGCONT'),
    close: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type RedisServer = Awaited<ReturnType<typeof startRedis>>
