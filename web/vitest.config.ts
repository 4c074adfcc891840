import { defaultClientConditions } from 'vite'
import { mergeConfig } from 'vitest/config'
import { memberTests } from '../vitest.member.ts'

/**
 * The build's plugins are left out: tests use the route modules unchanged, and no test looks at styles. One process
 * runs many files, so that the DOM and the libraries load once; vitest.setup.ts separates the files.
 */
export default mergeConfig(
  memberTests('web', {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'finish/**/*.test.ts'],
    setupFiles: ['./vitest.setup.ts'],
    pool: 'forks',
    isolate: false,
  }),
  {
    resolve: { conditions: defaultClientConditions },
    ssr: { resolve: { conditions: ['module', 'node', 'development|production'] } },
  },
)
