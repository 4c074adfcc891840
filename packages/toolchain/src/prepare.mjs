import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, isStamped, removeStamp, stamp } from './fingerprint.mjs'
import { manifest, ROOT } from './paths.mjs'
import { pnpm } from './pnpm.mjs'
import { fail, progress } from './print.mjs'
import { sideBySide } from './side-by-side.mjs'

const WEB = join(ROOT, 'web')
const SERVERS = ['gateway', 'packages/upstream', 'packages/card-sandbox']
const SOURCES = [
  'contracts',
  'gateway',
  'web',
  'packages',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.build.json',
  'pnpm-lock.yaml',
]
const OUTPUTS = [...SERVERS.map((server) => `${server}/dist/server.js`), 'web/dist/client/index.html']

/** Stops with a sentence where this Node is older than package.json allows. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [needMajor = 0, needMinor = 0] = manifest.engines.node.replace('>=', '').split('.').map(Number)
  if (major < needMajor || (major === needMajor && minor < needMinor)) {
    fail(`Layover needs Node ${manifest.engines.node}; this is ${process.versions.node}.`)
  }
}

/** Installs the packages of the lockfile, unless they are installed. */
export async function install() {
  const hash = fingerprint(['pnpm-lock.yaml', 'pnpm-workspace.yaml'])
  if (isStamped('install', hash)) return
  progress('Installing packages (once, about a minute) …')
  const code = await pnpm(['install', '--frozen-lockfile', '--reporter=append-only'], { quiet: true })
  if (code !== 0) fail('The packages could not be installed; the lines above show why.')
  stamp('install', hash)
}

/** Builds servers and shop, unless the sources are those of the last build. */
export async function build() {
  const hash = fingerprint(SOURCES)
  if (isStamped('build', hash) && OUTPUTS.every((file) => existsSync(join(ROOT, file)))) return
  removeStamp('build')
  await buildAll()
  stamp('build', hash)
}

/** Builds the shop and, beside it, every member that has a build of its own. */
async function buildAll() {
  progress('Building servers and shop …')
  const members = builtMembers().map((member) => ({
    name: member,
    program: 'tsc',
    args: ['-p', `${member}/tsconfig.build.json`],
  }))
  const shop = { name: 'shop', program: 'react-router', args: ['build'], cwd: WEB }
  // It needs the output of the members' builds.
  const pages = { name: 'pages of the shop', program: 'tsx', args: ['finish/finish.ts'], cwd: WEB }
  const reference = { name: 'reference', program: 'tsx', args: ['contracts/reference/build.ts'] }
  const isGood = (await sideBySide([shop, reference, ...members])) && (await sideBySide([pages]))
  if (!isGood) fail('The build failed; the lines above show why.')
}

function builtMembers() {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)
  const hasBuild = (/** @type {string} */ member) => existsSync(join(ROOT, member, 'tsconfig.build.json'))
  return ['gateway', 'contracts', ...packages].filter(hasBuild)
}
