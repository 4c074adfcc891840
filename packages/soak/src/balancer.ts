import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerProcess } from '@layover/test-bed/server-process'
import { findNginx, NGINX_MISSING } from '@layover/toolchain/nginx'
import { fail } from '@layover/toolchain/print'
import { balancerConfig } from './balancer-config.ts'

/** An nginx before several gateways. */
export interface Balancer {
  readonly origin: string
  /** What it complained of. */
  readonly output: () => string
  readonly stop: () => Promise<void>
}

/** Runs beside us and ends with us, however we end: then its standard input closes. */
const KEPT = '"$0" "$@" & pid=$!; cat >/dev/null; kill -QUIT $pid; wait $pid'

export async function startBalancer(
  port: number,
  gateways: readonly ServerProcess[],
  dataDir: string,
): Promise<Balancer> {
  const nginx = (await findNginx()) ?? fail(NGINX_MISSING)
  const folder = join(dataDir, 'nginx')
  mkdirSync(folder)
  const file = join(folder, 'nginx.conf')
  const place = { port, folder, gateways: gateways.map(({ origin }) => new URL(origin).host) }
  writeFileSync(file, balancerConfig(process.getuid?.() === 0 ? { ...place, user: 'root' } : place))
  const shell = spawn('/bin/sh', ['-c', KEPT, nginx, '-p', folder, '-c', file], {
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let output = ''
  shell.stderr.on('data', (chunk) => (output += chunk))
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(`${origin}/health/live`).catch(() => undefined))?.ok) {
    if (/emerg/.test(output)) throw new Error(`nginx did not start:\n${output}`)
    await new Promise((done) => setTimeout(done, 50))
  }
  return {
    origin,
    output: () => output,
    stop: async () => {
      const ended = once(shell, 'exit')
      shell.stdin.end()
      await ended
    },
  }
}
