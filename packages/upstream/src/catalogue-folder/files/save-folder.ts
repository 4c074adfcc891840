import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '@layover/server-kit/data-folder/make-folder'
import { type FolderFiles, NETWORK, TEXT_FOLDERS } from './folder-files.ts'

/** Why files may not be written into a folder; undefined where they may. */
export function folderInTheWay(folder: string, mayReplace: boolean): string | undefined {
  if (!existsSync(folder) || readdirSync(folder).every((name) => name.startsWith('.'))) return undefined
  if (!existsSync(join(folder, NETWORK)))
    return `${folder} has other files in it; name an empty folder or a new one`
  return mayReplace ? undefined : `${folder} has a catalogue already; --replace replaces it`
}

/** Writes a catalogue's files into a folder, and removes texts that it no longer has. Other files stay. */
export function saveFiles(folder: string, files: FolderFiles): void {
  for (const name of TEXT_FOLDERS) {
    const texts = join(folder, name)
    makeFolder(texts)
    for (const text of readdirSync(texts))
      if (text.endsWith('.md') && !files.has(`${name}/${text}`)) rmSync(join(texts, text))
  }
  for (const [path, text] of files) writeFileSync(join(folder, path), text)
}
