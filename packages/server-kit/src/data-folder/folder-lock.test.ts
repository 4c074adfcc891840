import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { FolderLockError, lockFolder } from './folder-lock.ts'
import { processIdentity } from './process-identity.ts'

const NAME = 'owner.lock'

function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'layover-lock-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

it('lets one owner in at a time, and leaves nothing behind', () => {
  const folder = temporaryFolder()
  const unlock = lockFolder(folder, NAME)
  expect(() => lockFolder(folder, NAME)).toThrow(`in use by process ${process.pid}`)
  expect(readdirSync(folder)).toEqual([NAME])
  unlock()
  expect(readdirSync(folder)).toEqual([])
  lockFolder(folder, NAME)()
})

it('takes over the lock of a dead process', () => {
  const folder = temporaryFolder()
  const dead = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(join(folder, NAME), `${dead.pid} 1\n`)
  lockFolder(folder, NAME)()
  expect(readdirSync(folder)).toEqual([])
})

it.runIf(existsSync('/proc/self/stat'))('takes over when a later process has got the dead one’s id', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, NAME), `${process.pid} 1\n`)
  lockFolder(folder, NAME)()
})

it('respects a living process of somebody else', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, NAME), `${processIdentity(process.ppid)}\n`)
  expect(() => lockFolder(folder, NAME)).toThrow(FolderLockError)
})

it('does not guess about a lock that it cannot read', () => {
  const folder = temporaryFolder()
  for (const content of ['', 'x', '-1 5\n', '0 1\n']) {
    writeFileSync(join(folder, NAME), content)
    expect(() => lockFolder(folder, NAME)).toThrow('is damaged')
    expect(readFileSync(join(folder, NAME), 'utf8')).toBe(content)
  }
})

it('gives back its own lock only', () => {
  const folder = temporaryFolder()
  const unlock = lockFolder(folder, NAME)
  const others = `${processIdentity(process.ppid)}\n`
  writeFileSync(join(folder, NAME), others)
  unlock()
  expect(readFileSync(join(folder, NAME), 'utf8')).toBe(others)
})
