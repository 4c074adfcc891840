import { allCalls } from '@layover/contracts'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { Fault } from '../forwarding/outcome.ts'

/** From a cached answer to the longest deadline of a call. */
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25]

/** The most paths that violations of one call are counted by. A provider chooses the paths, so there must be an end. */
const MAX_PATHS = 20

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

function createRequestMetrics(registers: Registry[]) {
  const requests = new Counter({
    name: 'layover_gateway_requests_total',
    help: 'Finished calls, by status (499: the visitor left) and by the state of the envelope (problem: there is none).',
    labelNames: ['call', 'status', 'state'],
    registers,
  })
  const requestDurations = new Histogram({
    name: 'layover_gateway_request_duration_seconds',
    help: 'From the headers of a call to the end of its answer.',
    labelNames: ['call'],
    buckets: BUCKETS_S,
    registers,
  })
  const cacheRequests = new Counter({
    name: 'layover_gateway_cache_requests_total',
    help: 'Reads that the cache answered, or had to fetch.',
    labelNames: ['call', 'result'],
    registers,
  })
  for (const { id: call, ttlSeconds } of allCalls) {
    requests.inc({ call, status: '200', state: 'success' }, 0)
    requestDurations.zero({ call })
    if (ttlSeconds === undefined) continue
    for (const result of CACHE_RESULTS) cacheRequests.inc({ call, result }, 0)
  }
  return { requests, requestDurations, cacheRequests }
}

function createUpstreamMetrics(registers: Registry[]) {
  const upstreamDurations = new Histogram({
    name: 'layover_gateway_upstream_duration_seconds',
    help: 'From a request, a second try included, to the last byte of the answer or to the fault; without what the open breaker refuses.',
    labelNames: ['call'],
    buckets: BUCKETS_S,
    registers,
  })
  const upstreamOutcomes = new Counter({
    name: 'layover_gateway_upstream_outcomes_total',
    help: 'How requests to the provider ended.',
    labelNames: ['call', 'outcome'],
    registers,
  })
  for (const { id: call } of allCalls) {
    upstreamDurations.zero({ call })
    for (const outcome of OUTCOMES) upstreamOutcomes.inc({ call, outcome }, 0)
  }
  return { upstreamDurations, upstreamOutcomes }
}

function createContractMetrics(registers: Registry[]) {
  const contractDifferences = new Counter({
    name: 'layover_gateway_contract_differences_total',
    help: 'Answers that add to the contract (drifted), break it (broken) or are no answer of a call (unreadable).',
    labelNames: ['call', 'verdict'],
    registers,
  })
  const violations = new Counter({
    name: 'layover_gateway_contract_violations_total',
    help: 'Paths where answers differ from the contract, searched once a second for each call.',
    labelNames: ['call', 'path'],
    registers,
  })
  const deprecatedUses = new Counter({
    name: 'layover_gateway_deprecated_uses_total',
    help: 'Requests that use something deprecated, by its place: the call itself, or a field.',
    labelNames: ['call', 'at'],
    registers,
  })
  const pathsByCall = new Map<string, Set<string>>()
  for (const { id: call } of allCalls) {
    pathsByCall.set(call, new Set())
    for (const verdict of VERDICTS) contractDifferences.inc({ call, verdict }, 0)
  }
  return {
    contractDifferences,
    deprecatedUses,
    /** `path` as `harmlessPath` gives it. Paths beyond the first twenty of a call are counted as `other`. */
    countViolation(call: string, path: string) {
      const withoutIndexes = path.replaceAll(/\[\d+\]/g, '[]')
      const paths = pathsByCall.get(call)
      if (paths && paths.size < MAX_PATHS) paths.add(withoutIndexes)
      violations.inc({ call, path: paths?.has(withoutIndexes) ? withoutIndexes : 'other' })
    },
  }
}

/** The metrics of each call: rate, errors and duration here and at the provider, use of the cache, contract violations. */
export function createCallMetrics(registry: Registry) {
  const registers = [registry]
  return {
    ...createRequestMetrics(registers),
    ...createUpstreamMetrics(registers),
    ...createContractMetrics(registers),
  }
}

export type CallMetrics = ReturnType<typeof createCallMetrics>
