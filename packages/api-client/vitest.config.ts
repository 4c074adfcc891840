import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['layover-source'] },
  ssr: { resolve: { conditions: ['layover-source'] } },
  test: { name: 'api-client', include: ['src/**/*.test.ts', 'generate/**/*.test.ts'], environment: 'node' },
})
