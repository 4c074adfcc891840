import { Type } from '@sinclair/typebox'
import type { CallDefinition } from './define-call.ts'

const keyedHash = (description: string) =>
  Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description }))

/**
 * The headers in which the gateway describes the owner of a call to the upstream (P380). Both are optional: an upstream
 * that does not get them, or does not read them, works without them.
 */
export const OwnerHeaders = Type.Object({
  'Layover-Visitor': keyedHash(
    'A keyed hash of the id in the visitor’s cookie. A new cookie is another visitor.',
  ),
  'Layover-Network': keyedHash(
    'A keyed hash of the visitor’s network: the /24 of an IPv4 address, the /48 of an IPv6 address. Many visitors may share one.',
  ),
})

/** Whether the gateway sends the owner with a call. A read has none: its answer is the same for every visitor. */
export function hasOwner({ effect }: Pick<CallDefinition, 'effect'>): boolean {
  return effect !== 'read'
}
