import {
  type CallDefinition,
  type Check,
  compileCheck,
  convertText,
  unholdableTexts,
  upstreamRequest,
} from '@layover/contracts'
import { type TSchema, Type, TypeGuard } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import { WrongRequest } from '../domain/refused.ts'

/** Reads one call's request and merges path, query and body. @throws WrongRequest 400 with every fault */
type RequestReader = (request: FastifyRequest) => object

type Place = 'path' | 'query' | 'body'

/** Compiles the upstream's schemas of a call. Reading is strict: no value is filled in or removed. */
export function requestReader(call: CallDefinition): RequestReader {
  const schemas = upstreamRequest(call)
  const checks = (['path', 'query', 'body'] as const).map((place) => placeReader(place, schemas[place]))
  return (request) => {
    const parts = { path: request.params, query: request.query, body: request.body }
    const errors: WrongRequest['errors'][number][] = []
    const merged = {}
    for (const { place, take, check } of checks) {
      const value = take(parts[place])
      const wrong = check.isValid(value) ? unholdableTexts(value) : check.violations(value)
      if (wrong.length === 0) Object.assign(merged, value)
      for (const each of wrong) errors.push({ ...each, path: `${place}: ${each.path}` })
    }
    if (errors.length > 0) throw new WrongRequest(400, 'The request does not keep the contract', errors)
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
  const isText = place === 'query' && TypeGuard.IsObject(schema)
  const take = (value: unknown) => (isText && isRecord(value) ? convertText(schema, value) : value)
  return { place, take, check: compileCheck(schema) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
