import { readText } from './read-text.ts'

/**
 * Reads a file of JSON, which some editors begin with a byte-order mark.
 *
 * @returns its text and value, or its fault in a few words
 */
export function readJson(
  path: string,
): { readonly text: string; readonly value: unknown } | { readonly fault: string } {
  const read = readText(path)
  if ('fault' in read) return read
  const text = read.text.replace(/^\uFEFF/, '')
  try {
    return { text, value: JSON.parse(text) }
  } catch {
    return { fault: 'is not JSON' }
  }
}
