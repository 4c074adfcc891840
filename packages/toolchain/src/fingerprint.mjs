import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './paths.mjs'

/** Folders that a build writes, and folders of tools and tests, which are no part of a server. */
const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  '.react-router',
  '.data',
  'test-results',
  'e2e',
  'bench',
  'diff',
  'endurance',
  'mutations',
  'operations',
  'pacts',
  'test',
  'toolchain',
])

const TEST = /\.test(-kit|-setup)?\.\w+$/

/** @param {string} path @returns {Generator<string>} */
function* files(path) {
  if (statSync(path).isFile()) {
    yield path
    return
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!LEFT_OUT.has(entry.name) && !TEST.test(entry.name)) yield* files(join(path, entry.name))
  }
}

/**
 * A hash over the contents of files and folders, without those that no build reads. The same hash needs no second build.
 * @param {readonly string[]} places relative to the root
 */
export function fingerprint(places) {
  const hash = createHash('sha256').update(process.version)
  for (const place of places) {
    for (const file of files(join(ROOT, place))) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** @param {string} name @param {string} hash @returns {boolean} whether the step was finished for this very hash */
export function isStamped(name, hash) {
  try {
    return readFileSync(stampFile(name), 'utf8') === hash
  } catch {
    return false
  }
}

/** @param {string} name @param {string} hash */
export function stamp(name, hash) {
  mkdirSync(dirname(stampFile(name)), { recursive: true })
  writeFileSync(stampFile(name), hash)
}

/** Before a step overwrites what the last one made: if it fails, nothing finished is left. @param {string} name */
export function removeStamp(name) {
  rmSync(stampFile(name), { force: true })
}

/** Inside node_modules, so that removing it forgets everything. @param {string} name */
function stampFile(name) {
  return join(ROOT, 'node_modules', '.layover', name)
}
