import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const FOLDER = fileURLToPath(new URL('..', import.meta.url))

it.each(Object.entries(manifest.scripts).filter(([name]) => name.startsWith('bench')))(
  'pnpm %s measures nothing where it got a word that it does not know',
  (_name, script) => {
    const [, ...program] = script.split(' ')
    const args = [...program, '--help']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: FOLDER,
      encoding: 'utf8',
      // A bench itself would run for minutes.
      timeout: 60_000,
    })
    expect([args.length, status, stdout]).toEqual([2, 1, ''])
    expect(stderr).toMatch(/^Unknown \w+:? '?--help/m)
  },
)

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
