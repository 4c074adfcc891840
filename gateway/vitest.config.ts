import { memberTests } from '../vitest.member.ts'

/** Where a Redis is named, the tests that need one; else all others. */
const hasRedis = process.env.TEST_REDIS_SERVER || process.env.TEST_REDIS_URL

export default memberTests(
  'gateway',
  hasRedis
    ? { include: ['src/**/*.redis.test.ts'] }
    : {
        include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'generate/**/*.test.ts'],
        exclude: ['src/**/*.redis.test.ts'],
      },
)
