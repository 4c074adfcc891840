/** `gather.mjs <member> <folder>`: copies the files that one server needs to run into a folder like the workspace. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

const [member = '', out = ''] = process.argv.slice(2)
const root = process.cwd()

/** @param {readonly string[]} args @param {string} cwd */
const pnpm = (args, cwd) =>
  execFileSync('pnpm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

/** The member and the members that it needs to run. */
const listed = JSON.parse(
  pnpm(['--filter-prod', `@layover/${member}...`, 'list', '--depth=-1', '--json'], root),
)
const folders = listed.map((/** @type {{ path: string }} */ { path }) => relative(root, path))

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
  cpSync(join(root, file), join(out, file))
for (const folder of folders) {
  const { files } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  for (const file of ['package.json', ...files])
    cpSync(join(root, folder, file), join(out, folder, file), { recursive: true })
}
const install = ['install', '--prod', '--frozen-lockfile', '--offline', '--filter', `@layover/${member}...`]
pnpm(install, out)
