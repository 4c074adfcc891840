import type { TUnsafe } from '@sinclair/typebox'
import { unicodeText } from './unicode-text.ts'

/** A character that a reader sees. The forms' rule (`packages/rules`) has the same pattern. */
const VISIBLE = '(?!\\p{DI})[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}]'

/** A text with at least `minLength` characters to see: spaces, controls and marks of direction alone are none (P401). */
export function visibleText({
  minLength = 1,
  maxLength,
}: {
  minLength?: 1 | 2
  maxLength: number
}): TUnsafe<string> {
  const pattern = minLength === 1 ? VISIBLE : `${VISIBLE}[\\s\\S]*${VISIBLE}`
  return unicodeText({ minLength, maxLength, pattern })
}
