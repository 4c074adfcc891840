import { type Static, Type } from '@sinclair/typebox'
import { whole } from '../cells/columns.ts'
import { isOf } from '../cells/compiled.ts'
import { type FolderFault, shown, type Tell } from '../cells/fault.ts'
import { type FolderFiles, NETWORK } from '../files/folder-files.ts'

const names = (pattern: string, expected: string, description: string) =>
  Type.Array(Type.String({ pattern }), {
    maxItems: 100,
    uniqueItems: true,
    description,
    expected: `a list of ${expected}, each once`,
  })

/** What is one value for the whole network. */
export const NetworkFile = Type.Object(
  {
    passValidityMonths: whole(1, 120, { description: 'Months that a walk-up pass holds.' }),
    helpGroups: names(
      '^[a-z0-9-]{1,40}$',
      'names of files in help/',
      'The groups of the help, in the order in which they are shown; each is a file in `help/`.',
    ),
    popularQuestions: names(
      '^[a-z0-9-]{1,80}$',
      'ids of questions',
      'The questions that are shown before a search, by their ids.',
    ),
  },
  { $id: 'network', additionalProperties: false, description: 'What is one value for the whole network.' },
)
export type NetworkFile = Static<typeof NetworkFile>

/** A fault at a name of network.json. */
export type NetworkPlace = (name: keyof NetworkFile, message: string) => FolderFault

/** Reads network.json and tells every fault in it; undefined where it has one. */
export function readNetwork(
  files: FolderFiles,
  tell: Tell,
): { network: NetworkFile | undefined; place: NetworkPlace } {
  const text = files.get(NETWORK)
  const place = (name: string, message: string): FolderFault => ({
    file: NETWORK,
    line: lineOf(text ?? '', name),
    column: name,
    message,
  })
  if (text === undefined) return { network: undefined, place }
  const value = parsed(text, tell)
  if (value === undefined) return { network: undefined, place }
  const names = Object.keys(NetworkFile.properties)
  for (const name of Object.keys(value))
    if (!names.includes(name)) tell(place(name, `is unknown; the names are ${names.join(', ')}`))
  for (const [name, schema] of Object.entries(NetworkFile.properties)) {
    const found = value[name]
    if (!isOf(schema, found))
      tell(place(name, `expected ${schema.expected}, found ${shown(JSON.stringify(found) ?? '')}`))
  }
  return { network: isOf(NetworkFile, value) ? value : undefined, place }
}

function parsed(text: string, tell: Tell): Record<string, unknown> | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const at = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1]
    const line = text.slice(0, Number(at ?? text.trimEnd().length)).split('\n').length
    tell({ file: NETWORK, line, message: 'is no JSON from here on' })
    return undefined
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  tell({ file: NETWORK, line: 1, message: 'expected an object of names and values' })
  return undefined
}

/** The line on which a name stands; 1 where it stands nowhere. */
function lineOf(text: string, name: string): number {
  const at = text.indexOf(JSON.stringify(name))
  return at < 0 ? 1 : text.slice(0, at).split('\n').length
}
