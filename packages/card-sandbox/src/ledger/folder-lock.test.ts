import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../sandbox.test-kit.ts'
import { lockFolder } from './folder-lock.ts'
import { DataFolderError } from './ledger-error.ts'
import { processIdentity } from './process-identity.ts'

it('lets one owner in at a time, and leaves nothing behind', () => {
  const folder = temporaryFolder()
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid} is using this folder`)
  expect(readdirSync(folder)).toEqual(['ledger.lock'])
  unlock()
  expect(readdirSync(folder)).toEqual([])
  lockFolder(folder)()
})

it('takes over the lock of a dead process', () => {
  const folder = temporaryFolder()
  const dead = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(join(folder, 'ledger.lock'), `${dead.pid} 1\n`)
  lockFolder(folder)()
  expect(readdirSync(folder)).toEqual([])
})

it.runIf(existsSync('/proc/self/stat'))('takes over when a later process has got the dead one’s id', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'ledger.lock'), `${process.pid} 1\n`)
  lockFolder(folder)()
})

it('respects a living process of somebody else', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'ledger.lock'), `${processIdentity(process.ppid)}\n`)
  expect(() => lockFolder(folder)).toThrow(DataFolderError)
})

it('does not guess about a lock that it cannot read', () => {
  const folder = temporaryFolder()
  for (const content of ['', 'x', '-1 5\n', '0 1\n']) {
    writeFileSync(join(folder, 'ledger.lock'), content)
    expect(() => lockFolder(folder)).toThrow('is damaged')
    expect(readFileSync(join(folder, 'ledger.lock'), 'utf8')).toBe(content)
  }
})

it('gives back its own lock only', () => {
  const folder = temporaryFolder()
  const unlock = lockFolder(folder)
  const others = `${processIdentity(process.ppid)}\n`
  writeFileSync(join(folder, 'ledger.lock'), others)
  unlock()
  expect(readFileSync(join(folder, 'ledger.lock'), 'utf8')).toBe(others)
})
