import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Bundles the command with everything that it needs, for Node alone. */
export default defineConfig({
  root: at('..'),
  logLevel: 'warn',
  ssr: { noExternal: true, resolve: { conditions: ['layover-source'] } },
  build: {
    ssr: true,
    target: 'node20',
    minify: true,
    outDir: at('dist'),
    emptyOutDir: true,
    license: { fileName: 'THIRD-PARTY.md' },
    rolldownOptions: {
      input: { 'layover-upstream-check': at('../src/cli.ts'), 'layover-stub': at('../stub/cli.ts') },
      output: {
        banner: '#!/usr/bin/env node',
        entryFileNames: 'bin/[name].mjs',
        chunkFileNames: 'bin/[name].mjs',
      },
    },
  },
})
