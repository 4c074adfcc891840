/**
 * `pnpm test:changed`: checks the changes of this checkout: lint, types, related tests, stories of the changed routes at a
 * phone's width. `--since <revision>` names the base. It is quick; `npm test` decides.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { changedFiles } from './changed-files.mjs'
import { ROOT } from './paths.mjs'
import { pnpm } from './pnpm.mjs'
import { build } from './prepare.mjs'
import { progress } from './print.mjs'
import { openRunFolder } from './run-folder.mjs'
import { sideBySide } from './side-by-side.mjs'
import { storiesOf } from './stories-of.mjs'
import { touchedMembers } from './touched.mjs'
import { routeTypes, typeJobs } from './types.mjs'

const { values } = parseArgs({ options: { since: { type: 'string' } } })
const files = changedFiles(values.since)
if (files.length === 0) {
  progress('Nothing has changed. `--since <revision>` compares with an older state.')
  process.exit(0)
}
const present = files.filter((file) => existsSync(join(ROOT, file)))
const { changed, touched } = touchedMembers(files)
progress(`${files.length} files have changed, in ${changed.join(', ') || 'no member'}`)

openRunFolder()
// A file of the root, such as the lockfile, may concern every type.
const isOfAll = files.some(
  (file) => !file.endsWith('.md') && !changed.some((folder) => file.startsWith(`${folder}/`)),
)
const lint = {
  name: 'format and lint',
  program: 'biome',
  args: ['check', '--no-errors-on-unmatched', ...present],
}
const types = isOfAll ? typeJobs() : typeJobs(touched)
if (!((await sideBySide([routeTypes])) && (await sideBySide([...types, lint])))) process.exitCode = 1

const tested = changed.filter((folder) => existsSync(join(ROOT, folder, 'vitest.config.ts')))
if (tested.length > 0 && present.length > 0) {
  const projects = tested.map((folder) => `--project=${folder.replace('packages/', '')}`)
  progress(`Related tests of ${tested.join(', ')} …`)
  const related = ['vitest', 'related', '--run', '--passWithNoTests', '--reporter=dot']
  if ((await pnpm(['exec', ...related, ...projects, ...present])) !== 0) process.exitCode = 1
}

const stories = storiesOf(files)
if (stories.length > 0) {
  await build()
  progress(`Stories: ${stories.join(', ')} …`)
  // These run with the provider session alone.
  const session = stories.includes('card-session.spec.ts') ? ['--project=session'] : []
  if ((await pnpm(['run', 'test:e2e', '--project=phone', ...session, ...stories])) !== 0) process.exitCode = 1
}
progress(process.exitCode ? 'FAILED' : 'All that is related passed. `npm test` proves the whole.')
