import {
  type CallDefinition,
  type DeprecatedPart,
  deprecatedParts,
  deprecationText,
} from '@layover/contracts'
import type { FastifyRequest } from 'fastify'

type Hook = (request: FastifyRequest, reply: unknown, done: () => void) => void

/** Whether a request has a value at a place such as `request $.passengers[].title`. */
function isUsed(value: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return value !== undefined
  if (typeof value !== 'object' || value === null) return false
  if (step === '[]') return Array.isArray(value) && value.some((item) => isUsed(item, rest))
  return Object.hasOwn(value, step) && isUsed((value as Record<string, unknown>)[step], rest)
}

const stepsOf = (at: string) =>
  at
    .replace(/^request \$\.?/, '')
    .split(/\.|(?=\[\])/)
    .filter(Boolean)

function usedBy({ at }: DeprecatedPart, request: FastifyRequest): boolean {
  if (at === 'call') return true
  const steps = stepsOf(at)
  return [request.params, request.query, request.body].some((part) => isUsed(part, steps))
}

/**
 * A hook that counts requests which use something deprecated, and logs each place once; undefined for a call without any. A
 * request that the cache knows by its bytes was counted when its answer was cached.
 */
export function createDeprecatedCount(
  call: Pick<CallDefinition, 'id' | 'deprecation' | 'request' | 'data'>,
  count: (labels: { call: string; at: string }) => void,
): Hook | undefined {
  const parts = deprecatedParts(call).filter(({ at }) => !at.startsWith('answer'))
  if (parts.length === 0) return undefined
  const logged = new Set<string>()
  return (request, _reply, done) => {
    for (const part of parts.filter((each) => usedBy(each, request))) {
      count({ call: call.id, at: part.at })
      if (!logged.has(part.at)) request.log.warn({ call: call.id }, deprecationText(part))
      logged.add(part.at)
    }
    done()
  }
}
