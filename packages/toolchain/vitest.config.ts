import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'toolchain', include: ['src/**/*.test.mjs'], environment: 'node' },
})
