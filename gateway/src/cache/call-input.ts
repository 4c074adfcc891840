import { type CallDefinition, canonicalPairs, LANGUAGE } from '@layover/contracts'

/** The checked fields of a call with its agent: the same for every visitor who sends the same request. */
export interface CallInput {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>> | undefined
}

/** Whether answers to an input are outdated. */
export type IsOld = (input: CallInput) => boolean

/** The cache key of a call: it names call, language and every field, in whatever order the fields came. */
export function cacheKeyOf(call: CallDefinition, { path, query, body }: CallInput): string {
  return JSON.stringify([call.id, LANGUAGE, path, canonicalPairs(query), canonicalPairs(body ?? null)])
}
