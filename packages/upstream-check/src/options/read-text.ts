import { readFileSync, statSync } from 'node:fs'

/** Reads a file. @returns its text, or its fault in a few words */
export function readText(path: string): { readonly text: string } | { readonly fault: string } {
  try {
    // Some, such as /dev/zero, never end.
    if (statSync(path).isCharacterDevice()) return { fault: 'is a device' }
    return { text: readFileSync(path, 'utf8') }
  } catch (error) {
    return { fault: `cannot be read (${(error as { code?: string }).code ?? 'unknown'})` }
  }
}
