import type { TSchema } from '@sinclair/typebox'
import type { CallDefinition } from './define-call.ts'

/** The days from which something is deprecated and gone, YYYY-MM-DD in UTC, and its heir: `send $.lead instead`. */
export interface Deprecation {
  readonly since: string
  readonly until: string
  readonly heir: string
}

/** `at`: the `call` itself, or a field such as `request $.lead.title` or `answer $[].city`. */
export interface DeprecatedPart extends Deprecation {
  readonly at: string
}

/** Marks the schema of a field that goes. */
export function deprecated<S extends TSchema>(schema: S, deprecation: Deprecation): S {
  return { ...schema, deprecated: true, 'x-deprecation': deprecation }
}

function* partsOf(schema: TSchema | undefined, at: string): Iterable<DeprecatedPart> {
  if (schema === undefined) return
  if (schema.deprecated) yield { at, ...(schema['x-deprecation'] as Deprecation) }
  for (const [name, field] of Object.entries((schema.properties ?? {}) as Record<string, TSchema>))
    yield* partsOf(field, `${at}.${name}`)
  yield* partsOf(schema.items as TSchema | undefined, `${at}[]`)
  for (const variant of (schema.anyOf ?? schema.oneOf ?? []) as TSchema[]) yield* partsOf(variant, at)
}

/** The parts of a call that go, each place once. */
export function deprecatedParts(
  call: Pick<CallDefinition, 'deprecation' | 'request' | 'data'>,
): readonly DeprecatedPart[] {
  const { path, query, body } = call.request
  const parts = [
    ...(call.deprecation ? [{ at: 'call', ...call.deprecation }] : []),
    ...[path, query, body].flatMap((schema) => [...partsOf(schema, 'request $')]),
    ...partsOf(call.data, 'answer $'),
  ]
  return [...new Map(parts.map((part) => [part.at, part])).values()]
}

/** `request $.title is deprecated since 2027-01-01 and gone from 2027-07-01: send $.lead instead`. */
export function deprecationText({ at, since, until, heir }: DeprecatedPart): string {
  return `${at} is deprecated since ${since} and gone from ${until}: ${heir}`
}
