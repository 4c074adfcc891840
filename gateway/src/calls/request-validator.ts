import { compileCheck, convertText, type Violation } from '@layover/contracts'
import { type TSchema, Type, TypeGuard } from '@sinclair/typebox'
import type { FastifySchemaCompiler } from 'fastify'
import { ProblemError } from '../http/problem.ts'
import { IdempotencyKey } from './route-schema.ts'

/** The beginnings of paths in each part of a request. */
const prefixes: Readonly<Record<string, string>> = {
  body: '$',
  querystring: 'query',
  params: 'path',
  headers: 'headers',
}

function placed(violations: readonly Violation[], part: string): Violation[] {
  const prefix = prefixes[part] ?? part
  return violations.map(({ path, ...rest }) => ({ path: prefix + path.slice(1), ...rest }))
}

/** Fastify lower-cases header names in a copy of the schema that lacks TypeBox's symbols, so this check is compiled from the source. */
const headerCheck = compileCheck(Type.Object({ 'idempotency-key': IdempotencyKey }))

/** Fastify validates by the contract's own checks. Only the text of query and path is converted. */
export const compileRequestCheck: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const part = httpPart ?? 'body'
  const check = part === 'headers' ? headerCheck : compileCheck(schema)
  const isText = part === 'querystring' || part === 'params'
  const texts = isText && TypeGuard.IsObject(schema) ? schema : undefined
  return (received: unknown) => {
    const isRecord = typeof received === 'object' && received !== null
    const value = texts && isRecord ? convertText(texts, received as Record<string, unknown>) : received
    if (check.isValid(value)) return { value }
    const errors = placed(check.violations(value), part)
    return { error: new ProblemError('badRequest', 'The request does not keep the contract.', { errors }) }
  }
}
