import { availableParallelism } from 'node:os'
import type { ViteUserConfig } from 'vitest/config'
import { openRunFolder } from './packages/toolchain/src/run-folder.mjs'

/** `pnpm test:endurance` runs the tests of minutes, in files of their own; every other run leaves them out. */
const ENDURANCE = '**/*.endurance.test.ts'
const isEndurance = process.env.ENDURANCE === 'true'

/** Deadlines for a busy machine: ten times the need of the slowest test. */
const DEADLINES = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } }

/**
 * A member's tests, as far as members agree.
 * @param name the project's name
 * @param test differences of this member; `include` names all its tests, those of endurance among them
 */
export function memberTests(name: string, test: ViteUserConfig['test'] = {}): ViteUserConfig {
  openRunFolder()
  const { include = ['src/**/*.test.ts'], exclude = [], ...rest } = test
  const chosen = isEndurance
    ? { include: include.map(enduranceOf), exclude }
    : { include, exclude: [...exclude, ENDURANCE] }
  return {
    resolve: { conditions: ['layover-source'] },
    ssr: { resolve: { conditions: ['layover-source'] } },
    // One core is vitest's own by default; on two that would leave a single worker.
    test: { name, environment: 'node', maxWorkers: availableParallelism(), ...DEADLINES, ...chosen, ...rest },
  }
}

const enduranceOf = (pattern: string) => pattern.replace('.test.', '.endurance.test.')
