import { Kind, type TUnsafe, Type, TypeRegistry } from '@sinclair/typebox'

interface UnicodeText {
  readonly pattern: string
  readonly minLength: number
  readonly maxLength: number
}

const compiled = new Map<string, RegExp>()

function matcher(pattern: string): RegExp {
  const known = compiled.get(pattern) ?? new RegExp(pattern, 'u')
  compiled.set(pattern, known)
  return known
}

TypeRegistry.Set<UnicodeText>('UnicodeText', ({ pattern, minLength, maxLength }, value) => {
  if (typeof value !== 'string' || value.length < minLength || value.length > maxLength) return false
  return matcher(pattern).test(value)
})

/** A text whose pattern names scripts and marks (`\p{L}`), as JSON Schema reads patterns; TypeBox's own does not. */
export function unicodeText(options: UnicodeText & { readonly description?: string }): TUnsafe<string> {
  return Type.Unsafe<string>({ ...options, [Kind]: 'UnicodeText', type: 'string' })
}
