import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './make-folder.ts'

/** The permissions of group and others. */
const OTHERS = 0o077
/** A folder with this bit, such as /tmp, is shared by design. */
const STICKY = 0o1000

/** Makes a folder for its owner alone, or takes group's and others' permissions from an existing one. */
export function makeOwnFolder(folder: string): void {
  makeFolder(folder, 0o700)
  closeToOthers(folder)
}

/**
 * Takes group's and others' permissions from a file, or from a folder with everything in it. Links, shared folders and
 * what belongs to another user stay as they are; what is missing is no error.
 */
export function closeTree(path: string): void {
  const entry = lstatSync(path, { throwIfNoEntry: false })
  if (entry === undefined) return
  closeToOthers(path)
  if (entry.isDirectory()) for (const name of readdirSync(path)) closeTree(join(path, name))
}

function closeToOthers(path: string): void {
  const entry = lstatSync(path)
  const isOwn = entry.uid === process.getuid?.()
  if (!isOwn || entry.isSymbolicLink() || (entry.mode & STICKY) !== 0) return
  if ((entry.mode & OTHERS) !== 0) chmodSync(path, entry.mode & 0o7700)
}
