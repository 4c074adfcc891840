import { defineConfig } from 'vitest/config'

/** Each member is a project with a config of its own, so that `vitest run` works in it and here alike. */
export default defineConfig({
  test: {
    projects: ['contracts', 'gateway', 'web', 'packages/*/vitest.config.ts'],
  },
})
