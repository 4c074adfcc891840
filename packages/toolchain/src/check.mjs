/**
 * `pnpm check`: format, lint, types, borders between members, unused code, the numbers and declarations of migrations, the OpenAPI
 * files and their changes.
 */
import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { sideBySide } from './side-by-side.mjs'
import { routeTypes, typeJobs } from './types.mjs'

const CRUISED = ['contracts', 'gateway', 'web', 'packages']

const isGood =
  (await sideBySide([routeTypes])) &&
  (await sideBySide([
    { name: 'unused code', program: 'knip' },
    {
      name: 'borders between members',
      program: 'depcruise',
      args: ['--config', '.dependency-cruiser.cjs', ...CRUISED],
    },
    ...typeJobs(),
    { name: 'format and lint', program: 'biome', args: ['check', '.'] },
    {
      name: 'the OpenAPI files',
      program: 'redocly',
      args: ['lint', 'openapi.json', 'upstream-openapi.json'],
      cwd: join(ROOT, 'contracts'),
    },
    {
      name: 'numbers and declarations of migrations',
      program: 'tsx',
      args: ['packages/upstream/src/store/check-migrations.ts'],
    },
    { name: 'changes of the contract', program: 'tsx', args: ['contracts/diff/main.ts'] },
  ]))
if (!isGood) process.exitCode = 1
