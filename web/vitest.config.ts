import { defaultClientConditions } from 'vite'
import { mergeConfig } from 'vitest/config'
import { memberTests } from '../vitest.member.ts'

/**
 * The plugins of the build have no place here: under test route modules stay what they are, and nobody looks at styles.
 * One process runs many files, so that the DOM and the libraries come up once; vitest.setup.ts keeps the files apart.
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
