import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url))

it.each([
  [['--prot', '4010']],
  [['4010']],
  ...['abc', '', '0', '0x10', '65536'].map((port) => [['--port', port]]),
  [['--host', '']],
])('%j end the stub with 2 and one line', (words) => {
  const args = ['--import', 'tsx', '--conditions=layover-source', CLI, ...words]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 30_000 })
  expect([status, stdout, stderr]).toEqual([2, '', expect.stringMatching(/^layover-stub: .+\n$/)])
})
