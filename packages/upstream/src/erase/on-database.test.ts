import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { sampleAccounts } from '../states/sample-accounts.ts'
import { stateSigningKey } from '../states/sample-orders.ts'
import { openPgliteFolder } from '../store/database/open-pglite.ts'
import { openTestPglite } from '../store/test-store.test-kit.ts'
import { writtenTerminal } from '../terminal/written-terminal.test-kit.ts'
import { EXIT, runErase } from './command.ts'

/** Each opening of a data folder takes seconds, and much more on a busy machine. */
const SLOW_MS = 300_000

it(
  'works on the data folder of a server that is stopped, and on no other',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'layover-erase-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const written: string[] = []
    const note = (text: string) => void written.push(text)
    const env = { DATA_DIR: dataDir, SIGNING_KEY: stateSigningKey }
    const email = sampleAccounts[0]?.email ?? ''
    const erase = async (more: NodeJS.ProcessEnv = {}) =>
      await runErase(['--email', email], {
        out: note,
        err: note,
        env: { ...env, ...more },
        now: () => new Date(),
      })

    expect(await erase()).toBe(EXIT.fault)
    expect(written).toEqual([`erase: DATA_DIR: there is no database in ${dataDir}\n`])
    expect(existsSync(join(dataDir, 'database'))).toBe(false)

    await (await openTestPglite(join(dataDir, 'database'))).close()
    const { close } = await openPgliteFolder(dataDir)
    expect(await erase()).toBe(EXIT.fault)
    expect(written.at(-1)).toContain(`in use by process ${process.pid}`)
    await close()
    expect(await erase()).toBe(EXIT.nothing)
    expect(await erase({ SIGNING_KEY: 'short' })).toBe(EXIT.fault)
    expect(written.at(-1)).toContain('SIGNING_KEY: expected keys of at least 32')
  },
  SLOW_MS,
)

it(
  'makes no tables, but where a journal is repeated before servers start',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'layover-erase-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    await (await openPgliteFolder(dataDir)).close()
    const journal = join(dataDir, 'journal')
    writeFileSync(journal, '')
    const erase = async (...words: string[]) => {
      const env = { DATA_DIR: dataDir, SIGNING_KEY: stateSigningKey }
      const { written, terminal } = writtenTerminal({ env, now: () => new Date() })
      return { code: await runErase(words, terminal), err: written.err }
    }
    const email = ['--email', 'amelia@example.com']

    expect(await erase(...email)).toEqual({
      code: EXIT.fault,
      err: expect.stringMatching(/^erase: the database has no tables of the shop: .+\n$/),
    })
    expect(await erase(...email)).toMatchObject({ code: EXIT.fault })
    expect(await erase('--replay', journal)).toEqual({ code: EXIT.done, err: '' })
    expect(await erase(...email)).toMatchObject({ code: EXIT.nothing })
  },
  SLOW_MS,
)
