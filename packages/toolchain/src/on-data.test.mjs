import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { databaseOf } from './on-data.mjs'
import { ROOT } from './paths.mjs'

const folder = mkdtempSync(join(tmpdir(), 'layover-on-data-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the database of a command', () => {
  it('is the data of a local start, in the folder of --data or in .data', () => {
    expect(databaseOf(['list'], {})).toEqual({ words: ['list'], dataDir: join(ROOT, '.data') })
    for (const data of [['--data', folder], [`--data=${folder}`]])
      expect(databaseOf(['list', ...data, '--json'], {})).toEqual({
        words: ['list', '--json'],
        dataDir: folder,
      })
  })

  it.each(['DATABASE_URL', 'DATABASE_URL_FILE', 'DATA_DIR'])('is that of %s where it is set', (name) => {
    expect(databaseOf(['list'], { [name]: 'x' })).toEqual({ words: ['list'], dataDir: undefined })
    const typed = ['list', '--data', folder]
    expect(() => databaseOf(typed, { [name]: 'x' })).toThrow(`one database and ${name} another`)
  })

  it.each([[['--data']], [['--data', '--yes']], [['--data', '']], [['--data=']]])(
    'is never guessed from %j',
    (typed) => {
      expect(() => databaseOf(['--email', 'amelia@example.com', ...typed], {})).toThrow('wants a folder')
    },
  )

  it('is not chosen by a key', () => {
    expect(databaseOf([], { SIGNING_KEY: 'x' }).dataDir).toBe(join(ROOT, '.data'))
  })

  it.each([
    ['catalogue', ['history']],
    ['orders', ['list']],
    ['erase', ['--email', 'amelia@example.com']],
  ])(
    'is chosen by that rule in %s, from where the caller stands',
    (command, words) => {
      const { DATABASE_URL, DATABASE_URL_FILE, ...env } = process.env
      const program = fileURLToPath(new URL(`./${command}.mjs`, import.meta.url))
      const { status, stderr } = spawnSync(process.execPath, [program, ...words], {
        encoding: 'utf8',
        env: { ...env, INIT_CWD: folder, DATA_DIR: 'mine', SIGNING_KEY: '0123456789abcdef'.repeat(4) },
      })
      expect([status, stderr]).toEqual([1, expect.stringMatching(/there is no database in .*mine/)])
    },
    60_000,
  )
})
