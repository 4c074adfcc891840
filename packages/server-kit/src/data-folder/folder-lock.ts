import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning, processIdentity } from './process-identity.ts'

const identityPattern = /^[1-9]\d* (\d+|-)\n$/

/** The folder belongs to another process, or its lock is not readable. The message is for an operator. */
export class FolderLockError extends Error {
  override readonly name = 'FolderLockError'
}

/**
 * Locks a data folder for this process with a file of this name. The lock of a dead process is taken over.
 *
 * @returns a function that releases the lock
 * @throws FolderLockError when a running process owns the folder, or the lock is not readable
 */
export function lockFolder(folder: string, name: string): () => void {
  const lock = join(folder, name)
  const mine = `${processIdentity(process.pid)}\n`
  const draft = `${lock}.${process.pid}`
  writeFileSync(draft, mine)
  try {
    // A link creates the lock together with its content, or not at all.
    while (!unless('EEXIST', () => linkSync(draft, lock))) removeDeadLock(lock)
  } finally {
    rmSync(draft, { force: true })
  }
  return () => {
    if (read(lock) === mine) rmSync(lock, { force: true })
  }
}

function removeDeadLock(lock: string): void {
  const owner = read(lock)
  if (owner === undefined) return
  if (!identityPattern.test(owner)) {
    throw new FolderLockError(`${lock} is damaged; remove it if no other process uses this folder`)
  }
  if (isRunning(owner.trim())) {
    throw new FolderLockError(`the data folder is in use by process ${owner.split(' ')[0]} (${lock})`)
  }
  // Two starts may find the same dead lock: moving it away shows whether it was still that one.
  const moved = `${lock}.dead.${process.pid}`
  if (!unless('ENOENT', () => renameSync(lock, moved))) return
  if (read(moved) !== owner) unless('EEXIST', () => linkSync(moved, lock))
  rmSync(moved, { force: true })
}

function read(path: string): string | undefined {
  let content: string | undefined
  unless('ENOENT', () => {
    content = readFileSync(path, 'utf8')
  })
  return content
}

/** Returns true if the act succeeds, and false if it fails with this code. Any other failure is thrown. */
function unless(code: string, act: () => void): boolean {
  try {
    act()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === code) return false
    throw error
  }
}
