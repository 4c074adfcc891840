import { findProgram } from './apt.mjs'

/** The advice where `findNginx` found nothing. */
export const NGINX_MISSING =
  'This machine has no nginx: `apt-get install nginx-light` brings it, or name the program in NGINX_PATH.'

/** The proxy that ours is measured against, and the balancer of soaks. */
export function findNginx() {
  return findProgram({
    variable: 'NGINX_PATH',
    places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'],
    name: 'nginx-light',
    purpose: 'benches and soaks',
  }).catch(() => undefined)
}
