import { readFileSync, statSync } from 'node:fs'
import { isAbsolute } from 'node:path'

/** Environment variables, keyed by name. */
export type Source = Readonly<Record<string, string | undefined>>

/** The environment with the contents of its secret files, and one line for each file that cannot be used. */
interface SecretsRead {
  readonly source: Source
  /** Keyed by the name of the secret, without `_FILE`. No line contains a secret. */
  readonly faults: ReadonlyMap<string, string>
}

/** The variable that names the file of a secret. */
export function fileVariable(name: string): string {
  return `${name}_FILE`
}

/** The names in a schema of variables that are marked as secret. */
export function secretNames(properties: Readonly<Record<string, object>>): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => ('secret' in schema ? [name] : []))
}

/**
 * Reads each secret whose `NAME_FILE` is set from that file. Line ends at the end of the file are not part of the secret.
 * An empty `NAME_FILE` counts as unset.
 *
 * @param names the secrets that may come from a file
 */
export function readSecretFiles(source: Source, names: readonly string[]): SecretsRead {
  const found: Record<string, string> = {}
  const faults = new Map<string, string>()
  for (const name of names) {
    const path = source[fileVariable(name)]
    if (!path) continue
    const taken = source[name] ? undefined : take(path)
    if (taken === undefined) faults.set(name, `${name}: given twice, here and in ${fileVariable(name)}`)
    else if ('text' in taken) found[name] = taken.text
    else faults.set(name, `${fileVariable(name)}: ${taken.fault}`)
  }
  return { source: { ...source, ...found }, faults }
}

function take(path: string): { text: string } | { fault: string } {
  try {
    // Some, such as /dev/zero, never end.
    if (statSync(path).isCharacterDevice()) return { fault: `${path} is a device` }
    const text = readFileSync(path, 'utf8').replace(/[\r\n]+$/, '')
    return text.trim() === '' ? { fault: `${path} is empty` } : { text }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // A relative path may be the secret itself, put under the wrong name.
    if (!isAbsolute(path))
      return { fault: `cannot read what it names (${code}); name a file by its whole path` }
    return { fault: code === 'EISDIR' ? `${path} is a folder` : `cannot read ${path} (${code})` }
  }
}
