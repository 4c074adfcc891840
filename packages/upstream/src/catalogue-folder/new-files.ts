import { type FolderFiles, NETWORK, TABLES } from './files/folder-files.ts'
import type { NetworkFile } from './tables/read-network.ts'
import { rowSchemas } from './tables/read-tables.ts'
import { LEGAL_TYPES, writeLegalText } from './texts/read-legal.ts'

/** The files of a catalogue to fill in: tables without rows, and legal texts without text. `check` tells what is missing. */
export function newFiles(now: Date): FolderFiles {
  const network: NetworkFile = { passValidityMonths: 12, helpGroups: [], popularQuestions: [] }
  const updatedAt = `${now.toISOString().slice(0, 10)}T00:00:00.000Z`
  return new Map([
    ...TABLES.map((file): [string, string] => [
      file,
      `${Object.keys(rowSchemas[file].properties).join(',')}\n`,
    ]),
    [NETWORK, `${JSON.stringify(network, undefined, 2)}\n`],
    ...LEGAL_TYPES.map((type): [string, string] => [
      `legal/${type}.md`,
      writeLegalText({ type, title: titleOf(type), updatedAt, body: '' }),
    ]),
  ])
}

/** `terms-of-service` → `Terms of service`. */
function titleOf(type: string): string {
  const words = type.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
