import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CONTRACT_VERSION } from '@layover/contracts'
import { afterAll, expect, it } from 'vitest'

const MEGABYTE = 1024 * 1024
const folder = mkdtempSync(join(tmpdir(), 'upstream-check-tarball-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('the tarball runs on its own, in a folder without anything else', () => {
  const program = fileURLToPath(new URL('./pack.ts', import.meta.url))
  const words = ['--import', 'tsx', '--conditions=layover-source', program, folder]
  const tarball = execFileSync(process.execPath, words, { encoding: 'utf8' }).trim()
  expect(statSync(tarball).size).toBeLessThan(2 * MEGABYTE)
  execFileSync('tar', ['-xzf', tarball, '-C', folder])
  const root = join(folder, 'package')
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
