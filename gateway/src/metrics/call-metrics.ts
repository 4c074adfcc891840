import { allCalls } from '@layover/contracts'
import type { Fault } from '../forwarding/outcome.ts'
import type { Registry } from './registry.ts'

/** From a kept answer to the longest deadline of a call. */
const BOUNDS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25]

/** Different places of a violation that one call may name; whatever a provider sends, no more are counted apart. */
const MOST_PATHS = 20

const OUTCOMES: readonly ('answered' | Fault)[] = [
  'answered',
  'unreachable',
  'broken',
  'tooLarge',
  'tooLate',
  'abandoned',
  'refused',
]
const VERDICTS = ['drifted', 'broken', 'unreadable'] as const
const CACHE_RESULTS = ['hit', 'stale', 'miss'] as const

export type ContractVerdict = (typeof VERDICTS)[number]

function pathsOf(known: Map<string, Set<string>>, call: string): Set<string> {
  const paths = known.get(call) ?? new Set<string>()
  known.set(call, paths)
  return paths
}

function createContractMetrics({ counter }: Registry) {
  const verdicts = counter(
    'layover_gateway_contract_differences_total',
    'Answers that add to the contract (drifted), break it (broken) or are none of a call (unreadable).',
    ['call', 'verdict'],
  )
  const violations = counter(
    'layover_gateway_contract_violations_total',
    'Places where answers differ from the contract, looked for once a second for each call.',
    ['call', 'path'],
  )
  const places = new Map<string, Set<string>>()
  for (const { id } of allCalls) for (const verdict of VERDICTS) verdicts(id, verdict)
  return {
    verdicts,
    /** `path` as `harmlessPath` gives it. */
    violation(call: string, path: string) {
      const place = path.replaceAll(/\[\d+\]/g, '[]')
      const paths = pathsOf(places, call)
      if (paths.size < MOST_PATHS) paths.add(place)
      violations(call, paths.has(place) ? place : 'other').add()
    },
  }
}

/** What each call counts: rate, errors and duration here and at the provider, the cache's part, promises kept or not. */
export function createCallMetrics(registry: Registry) {
  const { counter, histogram } = registry
  const requests = counter(
    'layover_gateway_requests_total',
    'Calls answered, by status (499: the visitor left) and by the state of the envelope (problem: there is none).',
    ['call', 'status', 'state'],
  )
  const durations = histogram(
    'layover_gateway_request_duration_seconds',
    'From the headers of a call to the end of its answer.',
    ['call'],
    BOUNDS_S,
  )
  const asked = histogram(
    'layover_gateway_upstream_duration_seconds',
    'From a question to the last byte of the provider’s answer, or to the fault.',
    ['call'],
    BOUNDS_S,
  )
  const outcomes = counter(
    'layover_gateway_upstream_outcomes_total',
    'What came of questions to the provider.',
    ['call', 'outcome'],
  )
  const cached = counter(
    'layover_gateway_cache_requests_total',
    'Reads that the cache told, or had to ask for.',
    ['call', 'result'],
  )
  const contract = createContractMetrics(registry)
  for (const { id, ttlSeconds } of allCalls) {
    requests(id, '200', 'success')
    durations(id)
    asked(id)
    for (const outcome of OUTCOMES) outcomes(id, outcome)
    if (ttlSeconds !== undefined) for (const result of CACHE_RESULTS) cached(id, result)
  }
  return {
    requests,
    durations,
    asked,
    outcomes,
    cached,
    ...contract,
  }
}

export type CallMetrics = ReturnType<typeof createCallMetrics>
