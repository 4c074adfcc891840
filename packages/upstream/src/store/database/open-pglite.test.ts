import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openTestPglite } from '../test-store.test-kit.ts'
import { openPgliteFolder } from './open-pglite.ts'

const root = mkdtempSync(join(tmpdir(), 'layover-folder-'))
const good = join(root, 'good')
afterAll(() => rmSync(root, { recursive: true, force: true }))

beforeAll(async () => {
  mkdirSync(good)
  await (await openTestPglite(join(good, 'database'))).close()
})

/** A copy of the good folder, which a test may damage. */
function folder(): string {
  const copy = mkdtempSync(join(root, 'copy-'))
  cpSync(good, copy, { recursive: true })
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  return copy
}

/** A digest over every file, its name, content and time. */
function digest(path: string): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }).sort()) {
    const { mtimeMs, size } = statSync(join(path, name))
    const isFile = statSync(join(path, name)).isFile()
    hash.update(`${name}\n${size}\n${isFile ? mtimeMs : ''}\n`)
    if (isFile) hash.update(readFileSync(join(path, name)))
  }
  return hash.digest('hex')
}

/** The largest table file: the catalogue’s own data. */
function largestFile(dataDir: string): string {
  const base = join(dataDir, 'database', 'base')
  const files = readdirSync(base, { recursive: true, encoding: 'utf8' }).map((name) => join(base, name))
  return (
    files.filter((file) => statSync(file).isFile()).sort((a, b) => statSync(b).size - statSync(a).size)[0] ??
    ''
  )
}

describe('a data folder', () => {
  it('of an earlier release is closed to others, and the copy of a killed start is removed', async () => {
    const dataDir = folder()
    chmodSync(dataDir, 0o755)
    chmodSync(join(dataDir, 'database'), 0o755)
    chmodSync(join(dataDir, 'database', 'PG_VERSION'), 0o666)
    cpSync(join(dataDir, 'database'), join(dataDir, 'database.rehearsal'), { recursive: true })
    await (await openPgliteFolder(dataDir)).close()
    expect(readdirSync(dataDir)).toEqual(['database'])
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    expect(statSync(join(dataDir, 'database')).mode & 0o777).toBe(0o700)
    expect(statSync(join(dataDir, 'database', 'PG_VERSION')).mode & 0o777).toBe(0o600)
  })

  it('is reopened with its content, and by one process at a time', async () => {
    const dataDir = folder()
    const { kysely, close } = await openPgliteFolder(dataDir)
    await expect(openPgliteFolder(dataDir)).rejects.toThrow(`in use by process ${process.pid}`)
    expect((await kysely.selectFrom('airports').select('code').execute()).length).toBeGreaterThan(3_000)
    await close()
    expect(readdirSync(dataDir)).toEqual(['database'])
  })

  it('that a full disk keeps from being opened is not reported as damaged', async () => {
    const dataDir = folder()
    // As PGlite fails where its own files cannot grow.
    truncateSync(join(dataDir, 'database/global/pg_control'), 0)
    await expect(openPgliteFolder(dataDir, () => 2 ** 24)).rejects.toThrow('no space left on the disk')
  })

  it.each([
    [
      'an empty control file',
      (dataDir: string) => truncateSync(join(dataDir, 'database/global/pg_control'), 0),
    ],
    ['no version file', (dataDir: string) => rmSync(join(dataDir, 'database/PG_VERSION'))],
    ['a missing table file', (dataDir: string) => rmSync(largestFile(dataDir))],
    [
      'a table file of nonsense',
      (dataDir: string) => writeFileSync(largestFile(dataDir), 'nonsense'.repeat(20_000)),
    ],
    [
      'no database in it',
      (dataDir: string) => {
        rmSync(join(dataDir, 'database'), { recursive: true })
        cpSync(join(good, 'database/PG_VERSION'), join(dataDir, 'database/my-thesis.txt'))
      },
    ],
  ])('with %s is reported as damaged, and nothing in it is touched', async (_what, spoil) => {
    const dataDir = folder()
    spoil(dataDir)
    const before = digest(dataDir)
    await expect(openPgliteFolder(dataDir)).rejects.toThrow('is damaged and was left as it is')
    expect(digest(dataDir)).toBe(before)
  })
})
