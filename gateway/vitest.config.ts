import { defineConfig } from 'vitest/config'

/** Where a Redis is named, what needs one; else everything else. */
const files =
  process.env.TEST_REDIS_SERVER || process.env.TEST_REDIS_URL
    ? { include: ['src/**/*.redis.test.ts'], testTimeout: 30_000 }
    : {
        include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'generate/**/*.test.ts'],
        exclude: ['src/**/*.redis.test.ts'],
      }

export default defineConfig({
  resolve: { conditions: ['layover-source'] },
  ssr: { resolve: { conditions: ['layover-source'] } },
  test: { name: 'gateway', ...files, environment: 'node' },
})
