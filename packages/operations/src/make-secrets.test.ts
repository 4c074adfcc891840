import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const COMMAND = fileURLToPath(new URL('./make-secrets.mjs', import.meta.url))

it.each([[['--help']], [['one', 'two']]])('makes no secrets where it is told %j', (words) => {
  const cwd = mkdtempSync(join(tmpdir(), 'layover-secrets-'))
  try {
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, ...words], { cwd, encoding: 'utf8' })
    expect(readdirSync(cwd)).toEqual([])
    expect(status).toBe(2)
    expect(stderr).toContain('expected no option')
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
})

it('ends in one sentence where no folder can be made', () => {
  const folder = join(COMMAND, 'below-a-file')
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, folder], { encoding: 'utf8' })
  expect(stderr).toBe(`secrets: ENOTDIR: not a directory, mkdir '${folder}'\n`)
  expect(status).toBe(1)
})
