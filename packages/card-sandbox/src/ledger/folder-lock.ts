import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DataFolderError } from './ledger-error.ts'
import { isAlive, processIdentity } from './process-identity.ts'

const identityPattern = /^[1-9][0-9]* ([0-9]+|-)\n$/

/**
 * Takes the folder for this process alone. A dead owner's lock is taken over.
 *
 * @returns gives the folder back
 * @throws DataFolderError when a living process owns the folder or the lock cannot be read
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'ledger.lock')
  const mine = `${processIdentity(process.pid)}\n`
  const draft = `${lock}.${process.pid}`
  writeFileSync(draft, mine)
  try {
    // Linking creates the lock together with its content, or not at all.
    while (!link(draft, lock)) removeDeadLock(lock)
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
    throw new DataFolderError(`${lock} is damaged. Remove it if no other card sandbox runs on this folder.`)
  }
  if (isAlive(owner.trim())) {
    throw new DataFolderError(`${lock}: process ${owner.split(' ')[0]} is using this folder. Stop it first.`)
  }
  // Two starts may find the same dead lock: moving it away shows whether it was still that one.
  const moved = `${lock}.dead.${process.pid}`
  if (!rename(lock, moved)) return
  if (read(moved) !== owner) link(moved, lock)
  rmSync(moved, { force: true })
}

function link(from: string, to: string): boolean {
  return unlessCode('EEXIST', () => linkSync(from, to))
}

function rename(from: string, to: string): boolean {
  return unlessCode('ENOENT', () => renameSync(from, to))
}

function read(path: string): string | undefined {
  let content: string | undefined
  unlessCode('ENOENT', () => {
    content = readFileSync(path, 'utf8')
  })
  return content
}

function unlessCode(code: string, act: () => void): boolean {
  try {
    act()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === code) return false
    throw error
  }
}
