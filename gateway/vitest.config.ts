import { memberTests } from '../vitest.member.ts'

/** Where a Redis is named, the tests that need one; else all others. */
const hasRedis = Boolean(process.env.TEST_REDIS_SERVER || process.env.TEST_REDIS_URL)
const REDIS = 'src/**/*.redis.test.ts'

const files = hasRedis
  ? { include: [REDIS] }
  : {
      include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'generate/**/*.test.ts'],
      exclude: [REDIS],
    }

/** Files share a process: half a hundred of them would load the same modules half a hundred times. */
export default memberTests('gateway', { ...files, isolate: false })
