import type { Static, TSchema } from '@sinclair/typebox'
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler'

const compiled = new WeakMap<TSchema, TypeCheck<TSchema>>()

/** Whether a value is of a schema, which is compiled once: a network has thirty thousand cells. */
export function isOf<S extends TSchema>(schema: S, value: unknown): value is Static<S> {
  const known = compiled.get(schema) ?? TypeCompiler.Compile<TSchema>(schema)
  compiled.set(schema, known)
  return known.Check(value)
}
