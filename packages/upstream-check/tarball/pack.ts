import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CONTRACT_VERSION } from '@layover/contracts'
import { build } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Its version is the contract's: a team pins the contract that it keeps. */
const manifest = {
  name: 'layover-upstream-check',
  version: CONTRACT_VERSION,
  description: 'Checks whether a backend keeps the contract of Layover, a shop for airport lounges',
  license: 'MIT',
  type: 'module',
  engines: { node: '>=20' },
  bin: { 'layover-upstream-check': 'bin/layover-upstream-check.mjs', 'layover-stub': 'bin/layover-stub.mjs' },
  files: ['bin', 'contract', 'THIRD-PARTY.md'],
}

const copied = {
  '../../../LICENSE': 'LICENSE',
  '../../../contracts/CHANGELOG.md': 'contract/CHANGELOG.md',
  '../../../contracts/openapi.json': 'contract/openapi.json',
  '../../../contracts/upstream-openapi.json': 'contract/upstream-openapi.json',
  '../../../contracts/pacts/gateway-upstream.json': 'contract/gateway-upstream.json',
  '../../../contracts/pacts/README.md': 'contract/PACT.md',
}

/** Writes the package without any link into this workspace, then packs it. @returns the path of the tarball */
async function pack(destination: string): Promise<string> {
  const out = at('./dist')
  await build({ configFile: at('./vite.config.ts') })
  mkdirSync(`${out}/contract`)
  for (const [from, to] of Object.entries(copied)) copyFileSync(at(from), `${out}/${to}`)
  const readme = readFileSync(at('./README.md'), 'utf8')
  writeFileSync(`${out}/README.md`, readme.replaceAll('{version}', CONTRACT_VERSION))
  writeFileSync(`${out}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`)
  mkdirSync(destination, { recursive: true })
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', destination], {
    cwd: out,
    encoding: 'utf8',
  })
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }]
  return resolve(destination, filename)
}

const [folder = '.'] = process.argv.slice(2)
const tarball = await pack(resolve(process.env.INIT_CWD ?? process.cwd(), folder))
process.stdout.write(`${tarball}\n`)
