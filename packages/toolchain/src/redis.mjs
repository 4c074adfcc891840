import { findProgram } from './apt.mjs'

const PLACES = [
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
  '/usr/bin/valkey-server',
]

/** The advice where `findRedis` found nothing. */
export const REDIS_MISSING =
  'The tests with Redis need its server: `apt-get install redis-server`, name the program in TEST_REDIS_SERVER, or in TEST_REDIS_URL a server of your own whose database they may empty.'

/**
 * A Redis for tests that take it away and bring it back: the one that TEST_REDIS_URL names, else a program that they start
 * themselves.
 * @returns {Promise<Record<string, string> | undefined>} the environment in which the tests find it
 */
export async function findRedis() {
  const named = process.env.TEST_REDIS_URL
  if (named) return { TEST_REDIS_URL: named }
  const program = await findProgram({
    variable: 'TEST_REDIS_SERVER',
    places: PLACES,
    name: 'redis-server',
    purpose: 'the tests with Redis',
  })
  return program === undefined ? undefined : { TEST_REDIS_SERVER: program }
}
