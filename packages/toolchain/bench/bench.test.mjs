import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it.each([
  ['bench', 'BENCH_ONLY', 'orders (create and confirm)'],
  ['bench', 'BENCH_DATABASE', 'PostgreSQL'],
  ['forwarding', 'BENCH_SHAPE', 'lounges, nested'],
])('%s ends at once where %s names nothing, with the names that there are', (command, variable, name) => {
  const program = fileURLToPath(new URL(`./${command}.mjs`, import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    encoding: 'utf8',
    env: { ...process.env, [variable]: 'nothing' },
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(`${variable} wants a word of `)
  expect(stderr).toContain(`‘${name}’`)
})
