/**
 * `pnpm test:changed`: what the change in this checkout touches: lint, types, related tests, stories of the routes
 * concerned, at a phone's width. `--since <revision>` names what it is compared with. It answers early; `npm test` decides.
 */
import { parseArgs } from 'node:util'
import { changedFiles } from './changed-files.mjs'
import { pnpm } from './pnpm.mjs'
import { build } from './prepare.mjs'
import { fail, say } from './print.mjs'
import { openRunFolder } from './run-folder.mjs'
import { sideBySide } from './side-by-side.mjs'
import { storiesOf } from './stories-of.mjs'
import { touchedMembers } from './touched.mjs'
import { routeTypes, typeJobs } from './types.mjs'

const { values } = parseArgs({ options: { since: { type: 'string' } } })
const files = changedFiles(values.since)
if (files.length === 0) fail('Nothing has changed. `--since <revision>` compares with an older one.')
const { changed, touched } = touchedMembers(files)
say(`${files.length} files have changed, in ${changed.join(', ') || 'no member'}`)

openRunFolder()
const lint = {
  name: 'format and lint',
  program: 'biome',
  args: ['check', '--no-errors-on-unmatched', ...files],
}
const isTyped = (await sideBySide([routeTypes])) && (await sideBySide([...typeJobs(touched), lint]))
if (!isTyped) process.exitCode = 1

if (changed.length > 0) {
  const projects = changed.map((folder) => `--project=${folder.replace('packages/', '')}`)
  say(`Related tests of ${changed.join(', ')} …`)
  const args = [
    'exec',
    'vitest',
    'related',
    '--run',
    '--passWithNoTests',
    '--reporter=dot',
    ...projects,
    ...files,
  ]
  if ((await pnpm(args)) !== 0) process.exitCode = 1
}

const stories = storiesOf(files)
if (stories.length > 0) {
  await build()
  say(`Stories: ${stories.join(', ')} …`)
  if ((await pnpm(['run', 'test:e2e', '--project=phone', ...stories])) !== 0) process.exitCode = 1
}
say(process.exitCode ? 'FAILED' : 'All that is related passed. `npm test` proves the whole.')
