import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A built file: its path below the client folder, with `/`. */
type ClientFile = string

/** Every file of the built shop that ends in one of the given endings ('.html'), in a fixed order. */
export function filesEnding(root: string, ...endings: string[]): ClientFile[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .sort()
}

/** Reads a built file by its path or by the address a page uses for it ('/assets/x.js'). */
export function readClientFile(root: string, path: ClientFile): string {
  return readFileSync(join(root, path), 'utf8')
}

export function writeClientFile(root: string, path: ClientFile, content: string | Buffer): void {
  writeFileSync(join(root, path), content)
}
