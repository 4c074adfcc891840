import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNginx, NGINX_MISSING } from '@layover/toolchain/nginx'
import { ROOT } from '@layover/toolchain/paths'
import { fail } from '@layover/toolchain/print'
import type { ServerProcess } from '../harness/server-process.ts'

/** An nginx before several gateways. */
export interface Balancer {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** The edge's rules for retries: the calls that may go to another gateway, and when. */
const EDGE = join(ROOT, 'packages/operations/edge')
const EDGE_INSIDE = '/etc/nginx/edge'
const EDGE_FILES = ['gateways.conf', 'proxy.conf', 'read.conf', 'read-calls.conf']

/** Ends with this process in any case, since its standard input closes then. */
const KEPT = '"$0" "$@" & pid=$!; cat >/dev/null; kill -QUIT $pid; wait $pid'

/** The edge without TLS and files: its own parts, with every gateway by its address. */
function configOf(port: number, gateways: readonly ServerProcess[], folder: string): string {
  for (const name of EDGE_FILES)
    writeFileSync(join(folder, name), readFileSync(join(EDGE, name), 'utf8').replaceAll(EDGE_INSIDE, folder))
  const servers = gateways.map(
    ({ origin }) => `    server ${new URL(origin).host} max_fails=1 fail_timeout=3s;`,
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  )
  // A master that is root would run its workers as a user who may not enter our folder.
  return `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off;
${temporary.join('\n')}
  upstream gateways {
    zone gateways 128k;
${servers.join('\n')}
    keepalive 64;
    keepalive_timeout 4s;
  }
  server {
    listen 127.0.0.1:${port};
    include ${folder}/gateways.conf;
  }
}
`
}

/** Starts it on this port of 127.0.0.1. */
export async function startBalancer(
  port: number,
  gateways: readonly ServerProcess[],
  dataDir: string,
): Promise<Balancer> {
  const nginx = (await findNginx()) ?? fail(NGINX_MISSING)
  const folder = join(dataDir, 'nginx')
  mkdirSync(folder)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configOf(port, gateways, folder))
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
    stop: async () => {
      const ended = once(shell, 'exit')
      shell.stdin.end()
      await ended
    },
  }
}
