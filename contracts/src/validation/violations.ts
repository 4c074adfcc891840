import type { TSchema } from '@sinclair/typebox'
import { type ValueError, type ValueErrorIterator, ValueErrorType } from '@sinclair/typebox/errors'
import type { Violation } from '../shapes/problem.ts'
import { describeSchema, describeValue } from './describe.ts'

/** What is expected where a field is undeclared: an answer without it may be as promised. */
export const UNDECLARED = 'no such field'

/** A message with more faults than this is no easier to mend. */
const MAX_VIOLATIONS = 50

/** `/data/3/supportCip` → `$.data[3].supportCip`, the path a reader can paste into a JSON tool. */
function readablePath(pointer: string): string {
  const parts = pointer.split('/').slice(1)
  return parts.reduce((path, part) => {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
    if (/^\d+$/.test(name)) return `${path}[${name}]`
    return /^[A-Za-z_$][\w$]*$/.test(name)
      ? `${path}.${name}`
      : `${path}[${JSON.stringify(name.slice(0, 80))}]`
  }, '$')
}

/** The variant of a union that the value came nearest to: the one with the fewest wrong fields, the first of equals. */
function nearestVariant(error: ValueError): ValueError[] {
  const variants = error.errors.map((iterator: ValueErrorIterator) => [...iterator])
  const wrongFields = (errors: ValueError[]) => new Set(errors.map(({ path }) => path)).size
  return variants.sort((a, b) => wrongFields(a) - wrongFields(b))[0] ?? []
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function describe(error: ValueError): Violation {
  const path = readablePath(error.path)
  if (error.type === ValueErrorType.ObjectAdditionalProperties) {
    // The value of an undeclared field may be a secret, so it is not repeated.
    return { path, expected: UNDECLARED, got: kindOf(error.value) }
  }
  return { path, expected: describeSchema(error.schema as TSchema), got: describeValue(error.value) }
}

function* flatten(errors: Iterable<ValueError>): Generator<ValueError> {
  for (const error of errors) {
    if (error.type === ValueErrorType.Union) yield* flatten(nearestVariant(error))
    else yield error
  }
}

/** Every fault with its path, what was expected and what came; one line per path, at most fifty. */
export function collectViolations(errors: Iterable<ValueError>): Violation[] {
  const byPath = new Map<string, Violation>()
  for (const error of flatten(errors)) {
    const violation = describe(error)
    if (!byPath.has(violation.path)) byPath.set(violation.path, violation)
    if (byPath.size === MAX_VIOLATIONS) break
  }
  return [...byPath.values()]
}
