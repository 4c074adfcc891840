import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { sampleAccounts } from '../states/sample-accounts.ts'
import { stateSigningKey } from '../states/sample-orders.ts'
import { openPgliteFolder } from '../store/database/open-pglite.ts'
import { openTestPglite } from '../store/test-store.test-kit.ts'
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
