import { readFileSync } from 'node:fs'

/**
 * Reads a file of JSON, which some editors begin with a byte-order mark.
 *
 * @returns its text and value, or its fault in a few words
 */
export function readJson(
  path: string,
): { readonly text: string; readonly value: unknown } | { readonly fault: string } {
  let text: string
  try {
    text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    return { fault: `cannot be read (${(error as { code?: string }).code ?? 'unknown'})` }
  }
  try {
    return { text, value: JSON.parse(text) }
  } catch {
    return { fault: 'is not JSON' }
  }
}
