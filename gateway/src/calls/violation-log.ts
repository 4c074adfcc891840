import type { CallDefinition, Violation } from '@layover/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { CallMetrics, ContractVerdict } from '../metrics/call-metrics.ts'
import { harmlessPath } from './harmless-path.ts'

/** Describing a violation costs a thousand times the check itself, so each call does it once a second. */
const INTERVAL_MS = 1000

/** Names only the kind of a text or a number: either may be somebody's name, address or token, which no log may hold. */
function harmless(got: string): string {
  if (got.startsWith('"')) return 'a string'
  return /^-?\d/.test(got) ? 'a number' : got
}

function sentence(violation: Violation): string {
  const { expected, got } = violation
  return `${harmlessPath(violation)} expected ${expected}, got ${harmless(got)}`
}

interface ViolationLog {
  readonly note: (log: FastifyBaseLogger, verdict: ContractVerdict, violations: () => Violation[]) => void
}

/** Logs path, expected and got of an answer that breaks or outgrows the contract. */
export function createViolationLog(call: CallDefinition, metrics: CallMetrics): ViolationLog {
  let quietUntil = 0
  return {
    note(log, verdict, violations) {
      metrics.contractDifferences.inc({ call: call.id, verdict })
      const now = performance.now()
      if (now < quietUntil) return
      quietUntil = now + INTERVAL_MS
      const found = violations()
      for (const violation of found) metrics.countViolation(call.id, harmlessPath(violation))
      const [first] = found
      log.warn(
        { call: call.id, verdict, difference: first && sentence(first) },
        'an answer differs from its contract',
      )
    },
  }
}
