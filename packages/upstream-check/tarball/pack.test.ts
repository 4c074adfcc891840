import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { CONTRACT_VERSION } from '@layover/contracts'
import { openInProcess } from '@layover/upstream/in-process'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'

const MEGABYTE = 1024 * 1024
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Nothing of this workspace stands in it or above it. */
const folder = mkdtempSync(join(tmpdir(), 'upstream-check-tarball-'))
const root = join(folder, 'package')
let tarball: string
beforeAll(() => {
  const words = ['--import', 'tsx', '--conditions=layover-source', at('./pack.ts'), folder]
  tarball = execFileSync(process.execPath, words, { encoding: 'utf8' }).trim()
  execFileSync('tar', ['-xzf', tarball, '-C', folder])
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('the tarball runs on its own, in a folder without anything else', () => {
  expect(statSync(tarball).size).toBeLessThan(2 * MEGABYTE)
  const manifest = readFileSync(join(root, 'package.json'), 'utf8')
  expect(manifest).not.toMatch(/workspace:|ependencies/)
  for (const name of ['openapi.json', 'upstream-openapi.json', 'gateway-upstream.json'])
    expect(JSON.parse(readFileSync(join(root, 'contract', name), 'utf8'))).toBeTypeOf('object')

  const run = (command: string, ...args: string[]) =>
    spawnSync(process.execPath, [join(root, `bin/${command}.mjs`), ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: {},
    })
  for (const command of ['layover-upstream-check', 'layover-stub'])
    expect(run(command, '--version').stdout).toContain(`contract ${CONTRACT_VERSION} (`)
  expect(run('layover-upstream-check', '--base-url', 'nowhere')).toMatchObject({ status: 2, stdout: '' })
}, 120_000)

/** A project that has the tarball's pact, pact-js and the program that its page prints. */
function projectWithPact(): { readonly program: string; readonly interactions: number } {
  const project = join(folder, 'project')
  mkdirSync(join(project, 'node_modules'), { recursive: true })
  // pact-js is not fetched: the copy of the workspace stands for the one of the registry.
  symlinkSync(at('../../pacts/node_modules/@pact-foundation'), join(project, 'node_modules/@pact-foundation'))
  const contract = join(root, 'contract')
  copyFileSync(join(contract, 'gateway-upstream.json'), join(project, 'gateway-upstream.json'))
  const [, snippet = ''] = /```js\n(.*?)```/s.exec(readFileSync(join(contract, 'PACT.md'), 'utf8')) ?? []
  const program = join(project, 'verify.mjs')
  writeFileSync(program, snippet)
  const pact = JSON.parse(readFileSync(join(contract, 'gateway-upstream.json'), 'utf8')) as {
    interactions: unknown[]
  }
  return { program, interactions: pact.interactions.length }
}

/** The reference upstream with keys that the examples do not know, as any operator's has. */
async function runningReference(): Promise<string> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const upstream = await openInProcess({
    env: {
      SIGNING_KEY: 'a-signing-key-that-no-example-was-signed-with',
      ACCOUNT_KEYS: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    },
  })
  onTestFinished(async () => await upstream.close())
  await upstream.app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(upstream.app.server.address() as AddressInfo).port}`
}

it('its pact is verified by pact-js as its page prints it, in a project that knows nothing of us', async () => {
  const { program, interactions } = projectWithPact()
  const url = await runningReference()
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    cwd: join(program, '..'),
    env: { UPSTREAM_URL: url, STATES_URL: `${url}/_states`, PACT_DO_NOT_TRACK: 'true' },
    maxBuffer: MEGABYTE,
  })
  expect(stdout).toContain(`${interactions} interactions are kept.`)
}, 300_000)
