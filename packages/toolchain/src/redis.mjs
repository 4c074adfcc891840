import { existsSync } from 'node:fs'
import { findOrInstall } from './apt.mjs'

const PLACES = [
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
  '/usr/bin/valkey-server',
]

function findByPath() {
  const chosen = process.env.TEST_REDIS_SERVER
  if (chosen) return existsSync(chosen) ? chosen : undefined
  return PLACES.find((path) => existsSync(path))
}

/** What to do where `findRedis` found nothing. */
export const REDIS_MISSING =
  'The tests with Redis need its server: `apt-get install redis-server`, or name the program in TEST_REDIS_SERVER.'

/**
 * The program of a Redis, which the tests start, kill and start again: found by path, else installed with apt-get when we
 * are root on Debian.
 * @returns {Promise<string | undefined>} its path
 */
export function findRedis() {
  return findOrInstall(findByPath, 'redis-server', 'the tests with Redis')
}
