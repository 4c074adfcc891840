import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { lockFolder } from './folder-lock.ts'
import { processIdentity } from './process-identity.ts'

function folder(lock?: string): string {
  const path = mkdtempSync(join(tmpdir(), 'layover-lock-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  if (lock !== undefined) writeFileSync(join(path, 'upstream.lock'), lock)
  return path
}

it('gives a folder to one process, and back', () => {
  const path = folder()
  const unlock = lockFolder(path)
  expect(() => lockFolder(path)).toThrow(`in use by process ${process.pid}`)
  unlock()
  expect(readdirSync(path)).toEqual([])
  lockFolder(path)()
})

it.each([
  ['is gone', '999999999 1\n'],
  ['had this process’s id before it', `${process.pid} 1\n`],
])('takes over the lock of a process that %s', (_what, lock) => {
  const path = folder(lock)
  const unlock = lockFolder(path)
  expect(readFileSync(join(path, 'upstream.lock'), 'utf8')).toBe(`${processIdentity(process.pid)}\n`)
  unlock()
})

it.each(['', 'who knows', '12'])('refuses a lock that says %j, and leaves it', (lock) => {
  const path = folder(lock)
  expect(() => lockFolder(path)).toThrow('upstream.lock is damaged')
  expect(readFileSync(join(path, 'upstream.lock'), 'utf8')).toBe(lock)
})

it('leaves a lock alone that has become another process’s', () => {
  const path = folder()
  const unlock = lockFolder(path)
  writeFileSync(join(path, 'upstream.lock'), '1 1\n')
  unlock()
  expect(readdirSync(path)).toEqual(['upstream.lock'])
})
