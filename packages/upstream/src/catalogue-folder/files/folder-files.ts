import { isUtf8 } from 'node:buffer'
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Tell } from '../cells/fault.ts'

/** The tables, in the order in which an export writes them. */
export const TABLES = [
  'airports.csv',
  'lounges.csv',
  'lanes.csv',
  'opening-hours.csv',
  'plans.csv',
  'prices.csv',
  'codes.csv',
] as const
export type TableFile = (typeof TABLES)[number]

export const NETWORK = 'network.json'
const REQUIRED: readonly string[] = [...TABLES, NETWORK]

/** Folders of Markdown: help topics and legal texts. */
export const TEXT_FOLDERS = ['help', 'legal'] as const

/** A network of a hundred thousand lounges is smaller. */
const MOST_BYTES = 64 * 1024 * 1024

/** The folder's files by their path in it, with `/` between names. */
export type FolderFiles = ReadonlyMap<string, string>

/**
 * Reads the files of a catalogue's folder as UTF-8, and tells what is missing, unknown, too large or leads out of it. Names
 * that begin with a dot and README.md are not its business.
 */
export function readFiles(folder: string, tell: Tell): FolderFiles {
  const root = realFolder(folder)
  if (root === undefined) {
    tell({ file: folder, message: 'there is no such folder' })
    return new Map()
  }
  const names = namesIn(root)
  for (const name of REQUIRED) if (!names.includes(name)) tell({ file: name, message: 'is missing' })
  for (const name of names)
    if (!REQUIRED.includes(name) && !isOneOf(TEXT_FOLDERS, name))
      tell({
        file: name,
        message: `is unknown; a catalogue has ${[...REQUIRED, 'help/', 'legal/'].join(', ')}`,
      })
  const texts = TEXT_FOLDERS.flatMap((each) => (names.includes(each) ? textsIn(root, each, tell) : []))
  const paths = [...REQUIRED.filter((name) => names.includes(name)), ...texts]
  return new Map(
    paths.flatMap((path): [string, string][] => {
      const text = readText(root, path, tell)
      return text === undefined ? [] : [[path, text]]
    }),
  )
}

function realFolder(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found?.isDirectory() ? realpathSync(folder) : undefined
}

function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && name !== 'README.md')
    .sort()
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name)
}

function textsIn(root: string, folder: string, tell: Tell): string[] {
  if (!statSync(join(root, folder)).isDirectory()) {
    tell({ file: folder, message: 'is no folder' })
    return []
  }
  return namesIn(join(root, folder)).flatMap((name) => {
    if (/^[a-z0-9-]{1,40}\.md$/.test(name)) return [`${folder}/${name}`]
    tell({ file: `${folder}/${name}`, message: 'expected a name such as lounge-passes.md' })
    return []
  })
}

function readText(root: string, path: string, tell: Tell): string | undefined {
  const fault = (message: string) => tell({ file: path, message })
  const file = statSync(join(root, path), { throwIfNoEntry: false })
  if (!file?.isFile()) return void fault('is no file')
  if (!realpathSync(join(root, path)).startsWith(root + sep)) return void fault('leads out of the folder')
  if (file.size > MOST_BYTES) return void fault(`has ${file.size} bytes; at most ${MOST_BYTES} are read`)
  const bytes = readFileSync(join(root, path))
  if (!isUtf8(bytes)) {
    const line = firstWrongLine(bytes)
    return void tell({ file: path, line, message: 'is not UTF-8 here; save the file as UTF-8' })
  }
  // The decoder leaves a byte order mark out.
  return new TextDecoder().decode(bytes)
}

function firstWrongLine(bytes: Buffer): number {
  let line = 1
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, from)
    const to = end < 0 ? bytes.length : end
    if (!isUtf8(bytes.subarray(from, to))) return line
    from = to + 1
  }
  return line
}
