import { compileCheck, OwnerHeaders } from '@layover/contracts'
import type { TSchema } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import type { Owner } from '../domain/call-context.ts'

type Headers = FastifyRequest['headers']

const { 'Layover-Visitor': Visitor, 'Layover-Network': Network } = OwnerHeaders.properties
const visitorOf = headerReader('layover-visitor', Visitor)
const networkOf = headerReader('layover-network', Network)

/** Reads the owner of a call. A header that is not as the contract says counts as absent. */
export function readOwner(headers: Headers): Owner {
  return { visitor: visitorOf(headers), network: networkOf(headers) }
}

function headerReader(name: string, schema: TSchema): (headers: Headers) => string | undefined {
  const check = compileCheck(schema)
  return ({ [name]: value }) => (typeof value === 'string' && check.isValid(value) ? value : undefined)
}
