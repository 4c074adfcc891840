import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['layover-source'] },
  ssr: { resolve: { conditions: ['layover-source'] } },
  test: { name: 'soak', include: ['src/**/*.test.ts'], environment: 'node' },
})
