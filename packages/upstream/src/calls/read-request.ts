import { type CallDefinition, type Check, compileCheck, upstreamRequest } from '@layover/contracts'
import { type TSchema, Type, TypeGuard } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import { WrongRequest } from '../domain/refused.ts'

/** Reads one call's request, all places merged. @throws WrongRequest 400 with every fault */
type RequestReader = (request: FastifyRequest) => object

type Place = 'path' | 'query' | 'body'

/** A zero character, or half of a surrogate pair, as JSON.stringify writes them: no database's text can hold either. */
const UNHOLDABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

/** Compiles the upstream's form of a call's request, once. Strict: nothing is filled in or removed. */
export function requestReader(call: CallDefinition): RequestReader {
  const schemas = upstreamRequest(call)
  const checks = (['path', 'query', 'body'] as const).map((place) => placeReader(place, schemas[place]))
  return (request) => {
    const parts = { path: request.params, query: request.query, body: request.body }
    const errors: WrongRequest['errors'][number][] = []
    const merged = {}
    for (const { place, take, check } of checks) {
      const value = take(parts[place])
      if (!check.isValid(value))
        for (const each of check.violations(value)) errors.push({ ...each, path: `${place}: ${each.path}` })
      else if (UNHOLDABLE.test(JSON.stringify(value)))
        errors.push({ path: place, expected: 'text of whole characters', got: 'something else' })
      else Object.assign(merged, value)
    }
    if (errors.length > 0) throw new WrongRequest(400, 'The request is not what the contract says', errors)
    return merged
  }
}

interface PlaceReader {
  readonly place: Place
  readonly take: (value: unknown) => unknown
  readonly check: Check
}

/** A place that a call does not use must be empty. */
const nothing = compileCheck(Type.Object({}, { additionalProperties: false }))

function placeReader(place: Place, schema: TSchema | undefined): PlaceReader {
  if (schema === undefined) return { place, take: (value) => value ?? {}, check: nothing }
  const take = place === 'query' ? (value: unknown) => withNumbers(schema, value) : (value: unknown) => value
  return { place, take, check: compileCheck(schema) }
}

/** A query string knows text alone: what is declared as a number and is written as one becomes one. */
function withNumbers(schema: TSchema, value: unknown): unknown {
  if (!TypeGuard.IsObject(schema) || !isRecord(value)) return value
  const isNumber = (key: string) => {
    const property = schema.properties[key]
    return TypeGuard.IsInteger(property) || TypeGuard.IsNumber(property)
  }
  const entries = Object.entries(value).map(([key, each]) => {
    const isWritten = typeof each === 'string' && /^-?(0|[1-9]\d{0,14})(\.\d{1,15})?$/.test(each)
    return [key, isWritten && isNumber(key) ? Number(each) : each]
  })
  return Object.fromEntries(entries)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
