import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UpstreamStates } from '@layover/contracts'
import { pactPaths } from './committed.ts'
import { withOwnStates } from './own-states.ts'
import type { PactFile } from './pact-file.ts'
import { type Verdict, verdictsOf } from './report.ts'
import { type StateChange, stateChangeAt } from './state-change.ts'
import { runVerifier } from './verifier.ts'

export type { Mismatch, Verdict } from './report.ts'
export type { StateChange } from './state-change.ts'

/** The provider to verify, and how its states come about. */
export interface Provider {
  readonly baseUrl: string
  /** A function, or the address of one that speaks as Pact verifiers expect. */
  readonly stateChange: StateChange | string
  /** Sent with every request: credentials, mostly. */
  readonly headers?: Readonly<Record<string, string>>
  /** Only the interactions of these calls, by id; all without it. */
  readonly calls?: readonly string[]
  /** An upstream's own words for the contract's success codes. */
  readonly states?: UpstreamStates
  /** How long an answer may take; a minute by default, since an order may take 25 s and a busy machine longer. */
  readonly timeoutMs?: number
}

const DEFAULT_TIMEOUT_MS = 60_000

export interface Verification {
  readonly interactions: readonly Verdict[]
  /** Those with mismatches; none means that the provider keeps the pact. */
  readonly failures: readonly Verdict[]
}

/** Verifies a running upstream by `contracts/pacts/gateway-upstream.json`. */
export async function verifyUpstream(provider: Provider): Promise<Verification> {
  return await verifyPact(pactPaths.gatewayUpstream, provider)
}

/** Verifies a running gateway by `contracts/pacts/web-gateway.json`. */
export async function verifyGateway(provider: Provider): Promise<Verification> {
  return await verifyPact(pactPaths.webGateway, provider)
}

function chosen(file: PactFile, calls: readonly string[] | undefined): PactFile {
  if (calls === undefined) return file
  const isOf = (call: string) => (each: { description: string }) => each.description.startsWith(`${call}: `)
  const unknown = calls.filter((call) => !file.interactions.some(isOf(call)))
  if (unknown.length > 0) throw new Error(`The pact has no call ${unknown.join(', ')}`)
  return { ...file, interactions: file.interactions.filter((each) => calls.some((call) => isOf(call)(each))) }
}

/**
 * Verifies a running provider by a Pact file.
 * @throws when the verifier verified nothing or less than the file contains, or could not set a state
 */
export async function verifyPact(path: string, provider: Provider): Promise<Verification> {
  const {
    baseUrl,
    stateChange,
    headers,
    calls,
    states = new Map(),
    timeoutMs = DEFAULT_TIMEOUT_MS,
  } = provider
  const pact = withOwnStates(chosen(JSON.parse(readFileSync(path, 'utf8')) as PactFile, calls), states)
  const folder = mkdtempSync(join(tmpdir(), 'layover-verified-'))
  const file = join(folder, 'pact.json')
  writeFileSync(file, JSON.stringify(pact))
  try {
    const change = typeof stateChange === 'string' ? stateChangeAt(stateChange) : stateChange
    const report = await runVerifier({ file, baseUrl, headers: { ...headers }, timeoutMs }, change)
    const interactions = verdictsOf(
      report,
      pact.interactions.map(({ description }) => description),
    )
    return { interactions, failures: interactions.filter(({ mismatches }) => mismatches.length > 0) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
