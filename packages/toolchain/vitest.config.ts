import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'toolchain',
    include: ['src/**/*.test.mjs', 'lighthouse/*.test.mjs'],
    environment: 'node',
    // Keys are made in processes of their own, and an RSA pair takes a busy machine seconds.
    testTimeout: 20_000,
  },
})
