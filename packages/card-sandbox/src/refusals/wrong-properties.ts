import type { TSchema } from '@sinclair/typebox'
import type { TypeCheck } from '@sinclair/typebox/compiler'

/** Returns at most ten dotted names of wrong properties, never a value: it may be a card's number. */
export function wrongProperties(compiled: TypeCheck<TSchema>, body: unknown): string[] {
  const paths = [...compiled.Errors(body)].map((error) => error.path.slice(1).replaceAll('/', '.') || 'body')
  return [...new Set(paths)].slice(0, 10)
}
