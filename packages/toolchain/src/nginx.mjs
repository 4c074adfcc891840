import { existsSync } from 'node:fs'
import { findOrInstall } from './apt.mjs'

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx']

function findByPath() {
  const chosen = process.env.NGINX_PATH
  if (chosen) return existsSync(chosen) ? chosen : undefined
  return PLACES.find((path) => existsSync(path))
}

/** The advice where `findNginx` found nothing. */
export const NGINX_MISSING =
  'This machine has no nginx: `apt-get install nginx-light` brings it, or name the program in NGINX_PATH.'

/**
 * The proxy that ours is measured against, and the balancer of soaks: found by path, else installed with apt-get when we are root on Debian.
 * @returns {Promise<string | undefined>} its path
 */
export function findNginx() {
  return findOrInstall(findByPath, 'nginx-light', 'benches and soaks').catch(() => undefined)
}
