import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The permissions of group and others. */
const OTHERS = 0o077
/** A folder with this bit, such as /tmp, is shared by design. */
const STICKY = 0o1000

/** Makes a folder for its owner alone, or takes group's and others' permissions from an existing one. */
export function makeOwnFolder(folder: string): void {
  makeFolder(folder)
  closeToOthers(folder)
}

/** Level by level: Node's own recursion never ends where a folder takes no entry and says ENOENT, as /proc does. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  const parent = dirname(folder)
  if (parent !== folder) makeFolder(parent)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another start may have made it meanwhile.
    if (!isFolder(folder)) throw error
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
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
