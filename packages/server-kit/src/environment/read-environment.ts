import type { Static, TObject, TSchema } from '@sinclair/typebox'
import type { TypeCheck } from '@sinclair/typebox/compiler'
import { readSecretFiles, secretNames } from './secret-files.ts'

/** One variable in a schema: `expected` in words, and `secret` where no message may repeat its value. */
export interface Variable extends TSchema {
  readonly expected?: string
  readonly secret?: boolean
  readonly default?: string
}

/**
 * Reads the variables of a schema, secrets from files too; empty ones count as absent.
 *
 * @returns the variables, with defaults filled in, or one line per fault; a secret's value stands in no line
 */
export function readEnvironment<S extends TObject>(
  compiled: TypeCheck<S>,
  properties: Readonly<Record<string, Variable>>,
  env: NodeJS.ProcessEnv,
): { environment: Static<S> } | { faults: string[] } {
  const secrets = readSecretFiles(env, secretNames(properties))
  const given = Object.entries(properties).map(
    ([name, schema]) => [name, secrets.source[name] || schema.default] as const,
  )
  const environment: unknown = Object.fromEntries(given.filter(([, value]) => value !== undefined))
  if (secrets.faults.size === 0 && compiled.Check(environment)) return { environment }
  const wrong = new Set([...compiled.Errors(environment)].map((error) => error.path.slice(1)))
  const faults = Object.entries(properties).flatMap(([name, schema]) => {
    const inFile = secrets.faults.get(name)
    if (inFile !== undefined) return [inFile]
    return wrong.has(name) ? [fault(name, schema, secrets.source[name])] : []
  })
  return { faults }
}

function fault(name: string, schema: Variable, value: string | undefined): string {
  const got = schema.secret === true ? `${value?.length} characters` : `"${value}"`
  return `${name}: expected ${schema.expected}, got ${value ? got : 'nothing'}`
}
