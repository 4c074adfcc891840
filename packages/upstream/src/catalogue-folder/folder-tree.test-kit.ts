import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Every file below a folder by its path, as text. */
export function readFolderTree(folder: string): ReadonlyMap<string, string> {
  const paths = readdirSync(folder, { recursive: true }).map(String).sort()
  return new Map(
    paths
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  )
}
