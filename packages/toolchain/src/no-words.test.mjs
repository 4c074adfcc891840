import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('a command that takes no words starts nothing where it got one', () => {
  const program = fileURLToPath(new URL('./verify.mjs', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--help'], {
    encoding: 'utf8',
    // The proof itself would run for minutes.
    timeout: 60_000,
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('Unknown word: --help. The head of packages/toolchain/src/verify.mjs says')
})
