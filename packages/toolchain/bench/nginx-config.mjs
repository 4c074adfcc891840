import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * nginx as a plain proxy at its best: connections to the provider stay open, an answer of 60 KB stays in memory, nothing is
 * logged. One process, so that its processor time is one number.
 * @param {{ port: number, upstreamPort: number, folder: string }} where
 * @returns {string} the path of the written file
 */
export function writeNginxConfig({ port, upstreamPort, folder }) {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    path,
    `daemon off;
master_process off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  keepalive_requests 100000000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  proxy_buffers 8 64k;
  upstream provider { server 127.0.0.1:${upstreamPort}; keepalive 64; keepalive_requests 100000000; }
  server {
    listen 127.0.0.1:${port};
    location /api/ {
      proxy_pass http://provider/;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
    }
  }
}
`,
  )
  return path
}
