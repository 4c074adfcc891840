import { createRequire } from 'node:module'
import type { Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data/types'
import { FLOOR, type Floor } from './floor.ts'

export type { Identifier }

/** What MDN says of all features of scripts and styles, as a tree. */
export const compatData: Readonly<Record<'api' | 'css' | 'javascript', Identifier>> = createRequire(
  import.meta.url,
)('@mdn/browser-compat-data')

/** A browser for phones has the engine of the one beside it. What phones lack beyond that, such as pointers, no floor brings. */
const BROWSERS = ['safari', 'firefox', 'chrome'] as const

function isUpTo(version: string, floor: string): boolean {
  const [a, b] = [version, floor].map((text) => text.split('.').map(Number))
  const [major = Number.NaN, minor = 0] = a ?? []
  const [floorMajor = 0, floorMinor = 0] = b ?? []
  return major < floorMajor || (major === floorMajor && minor <= floorMinor)
}

/** A prefix counts: the compiler of styles writes the prefixed name too. */
function hasIt(
  { version_added, version_removed, flags, alternative_name }: SimpleSupportStatement,
  floor: string,
) {
  if (typeof version_added !== 'string' || flags || alternative_name) return false
  const isGone = typeof version_removed === 'string' && isUpTo(version_removed, floor)
  return !isGone && isUpTo(version_added.replace('≤', ''), floor)
}

function isIn(support: SupportStatement | undefined, floor: string): boolean {
  // A browser that the data does not list for a feature is no reason against it.
  if (support === undefined) return true
  return [support].flat().some((statement) => hasIt(statement, floor))
}

/** Whether a feature is missing in one of the browsers at the floor. A branch of the tree without data is in all of them. */
export function isAboveFloor(feature: Identifier, floor: Floor = FLOOR): boolean {
  const support = feature.__compat?.support
  if (!support) return false
  return !BROWSERS.every((name) => isIn(support[name], floor[name]))
}

/** The feature at a path such as `css.properties.field-sizing`. */
export function featureAt(path: string): Identifier | undefined {
  let found: Identifier | undefined = compatData as never
  for (const name of path.split('.')) found = found && Object.hasOwn(found, name) ? found[name] : undefined
  return found
}

/** The features directly below one, by name. */
export function below(feature: Identifier | undefined): [name: string, feature: Identifier][] {
  return Object.entries(feature ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][]
}
