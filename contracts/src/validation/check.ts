import type { TSchema } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { Violation } from '../shapes/problem.ts'
import { collectViolations } from './violations.ts'

/** A compiled schema. `isValid` is the hot path; `violations` names the faults, and costs a thousand times more. */
export interface Check {
  readonly isValid: (value: unknown) => boolean
  readonly violations: (value: unknown) => Violation[]
}

/** Compiles a schema once, at start. Strict: nothing is converted, filled in or removed. */
export function compileCheck(schema: TSchema): Check {
  const compiled = TypeCompiler.Compile(schema)
  return {
    isValid: (value) => compiled.Check(value),
    violations: (value) => collectViolations(compiled.Errors(value)),
  }
}
