import { allCalls } from '@layover/contracts'

/** Where the balancer listens, whom it asks, and a folder of its own. */
export interface BalancerPlace {
  readonly port: number
  /** `host:port` of each gateway. */
  readonly gateways: readonly string[]
  readonly folder: string
  /** A master that is root runs its workers as this user. */
  readonly user?: string
}

const reads = allCalls.filter(({ effect }) => effect === 'read').map(({ path }) => `/api${path}`)

/** Everything that may be asked again of another gateway: pages, and the calls that change nothing. */
const READS = `^(?!/api/)|^(?:${reads.join('|').replaceAll(/[{}]/g, '.')})$`

const PASSED_ON = `
      proxy_pass http://gateways;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_read_timeout 30s;`

/**
 * A balancer's side of a gateway's drain. A 503 of a gateway means that nothing was done, so that a read is asked of another
 * one; anything else only when no connection came about. One miss takes a gateway out for three seconds.
 */
export function balancerConfig({ port, gateways, folder, user }: BalancerPlace): string {
  const servers = gateways.map((gateway) => `    server ${gateway} max_fails=1 fail_timeout=3s;`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  )
  return `${user === undefined ? '' : `user ${user};\n`}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
${temporary.join('\n')}
  upstream gateways {
${servers.join('\n')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    location ~ ${READS} {${PASSED_ON}
      proxy_next_upstream error timeout http_503 non_idempotent;
    }
    location / {${PASSED_ON}
      proxy_next_upstream error timeout;
    }
  }
}
`
}
