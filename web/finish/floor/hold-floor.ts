import { GUARDED, NAMESAKES, ORNAMENTS } from './known-features.ts'
import { scriptAboveFloor } from './scripts-above-floor.ts'
import { styleAboveFloor } from './styles-above-floor.ts'

/** A script or a style sheet of the build, with the name that a message gives it. */
export interface BuiltCode {
  readonly name: string
  readonly kind: 'script' | 'style'
  readonly text: string
}

const KNOWN: ReadonlySet<string> = new Set([GUARDED, ORNAMENTS, NAMESAKES].flatMap(Object.keys))

/** What each file uses above the floor, known or not, keyed by feature. */
async function filesByFeature(files: Iterable<BuiltCode>): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const { name, kind, text } of files) {
    const features = kind === 'style' ? styleAboveFloor(text) : await scriptAboveFloor(text, name)
    for (const feature of features) found.set(feature, [...(found.get(feature) ?? []), name])
  }
  return found
}

/**
 * Holds the built files to the floor (P467). Throws and names every feature above it that known-features.ts does not list,
 * and every entry there that has become needless.
 */
export async function holdFloor(
  files: Iterable<BuiltCode>,
  known: ReadonlySet<string> = KNOWN,
): Promise<void> {
  const found = await filesByFeature(files)
  const above = [...found].filter(([feature]) => !known.has(feature))
  const needless = [...known].filter((feature) => !found.has(feature))
  const faults = [
    ...above.map(
      ([feature, names]) => `${feature} is above the floor of web/floor.json: ${names.join(', ')}`,
    ),
    ...needless.map((feature) => `${feature} is used no more: remove it from finish/floor/known-features.ts`),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
